import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export const endCalendarAddressInput = z.object({});

/** Calendars that read one's address find nothing there from now on; without one it stays so. */
export function endCalendarAddress(context: Context): Promise<void> {
  return endCalendarAddressOf(context, context.actor.employeeId);
}

/** The same for somebody who is kept out. */
export async function endCalendarAddressOf(context: Context, employeeId: string): Promise<void> {
  const ended = await context.rows(
    sql`delete from {calendar_address} where employee_id = ${employeeId} returning employee_id`,
  );
  if (ended.length > 0)
    await writeAuditEntry(context, {
      action: "identity.end-calendar-address",
      subjectType: "Employee",
      subjectId: employeeId,
    });
}
