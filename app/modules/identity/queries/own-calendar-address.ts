import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export type OwnCalendarAddress = { madeAt: string; readAt: string | null };

/** When one's calendar address was made and last read; null without one. The address itself is not known any more. */
export async function ownCalendarAddress(context: Context): Promise<OwnCalendarAddress | null> {
  const row = await firstRow<{ made: Date; read: Date | null }>(
    context,
    sql`select created_at as made, last_read_at as read from {calendar_address} where employee_id = ${context.actor.employeeId}`,
  );
  return row && { madeAt: row.made.toISOString(), readAt: row.read?.toISOString() ?? null };
}
