import type { Context } from "#app/platform/context/context.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const atOnce = 500;

/**
 * Letters whose day has come are released from nine in the morning on, where their person is; who has no time zone of their
 * own is where the company is.
 */
export async function tendLetters(context: Context): Promise<void> {
  const now = context.clock.now();
  const due = await context.rows<{ id: string; cycleId: string; employeeId: string }>(
    sql`select l.id, l.cycle_id as "cycleId", l.employee_id as "employeeId" from {compensation_letter} l
        join {compensation_cycle} c on c.id = l.cycle_id join {employee} e on e.id = l.employee_id
      where l.released_at is null and l.withdrawn_at is null and c.settings->>'letters' = 'ON_DAY'
        and c.settings->>'lettersOn' <> ''
        and ((c.settings->>'lettersOn')::date + time '09:00')
          <= (${now}::timestamptz at time zone coalesce(e.time_zone, (select time_zone from {organization})))
      order by l.created_at, l.id limit ${atOnce}`,
  );
  if (due.length === 0) return;
  await context.rows(
    sql`update {compensation_letter} set released_at = ${now}
      where id = any(${due.map(({ id }) => id)}::uuid[]) and released_at is null`,
  );
  for (const [cycleId, letters] of Map.groupBy(due, (letter) => letter.cycleId))
    await writeDown(
      context,
      "compensation.letters-released",
      { cycleId, employeeIds: letters.map(({ employeeId }) => employeeId) },
      {
        action: "release-letters",
        subject: "CompensationCycle",
        id: cycleId,
        detail: { people: letters.length },
      },
    );
}
