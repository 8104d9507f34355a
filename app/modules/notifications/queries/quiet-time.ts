import type { Context } from "#app/platform/context/context.ts";
import { noQuiet, type QuietTime } from "../domain/quiet-time.ts";
import { sql } from "#tenancy/sql.ts";

/** When the actor gets no mails. */
export async function ownQuietTime(context: Context): Promise<QuietTime> {
  const [found] = await context.rows<{ starts: number | null; ends: number | null; daysOff: boolean }>(
    sql`select starts, ends, days_off as "daysOff" from {quiet_time} where employee_id = ${context.actor.employeeId}`,
  );
  return found ? quietTimeOf(found) : noQuiet;
}

export function quietTimeOf({
  starts,
  ends,
  daysOff,
}: {
  starts: number | null;
  ends: number | null;
  daysOff: boolean | null;
}): QuietTime {
  return { hours: starts === null || ends === null ? null : { starts, ends }, daysOff: daysOff ?? false };
}
