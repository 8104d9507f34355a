import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { handedOutBy, notReleased } from "../data/letter-record.ts";
import { sql } from "#tenancy/sql.ts";

export type LettersToHandOut = {
  cycleId: string;
  cycle: string;
  people: { letterId: string; name: string }[];
};

/** Letters the actor hands out and has not yet, by cycle: names alone, since what they proposed is no longer theirs to see. */
export async function lettersToHandOut(context: Context): Promise<LettersToHandOut[]> {
  if (context.viewedBy !== undefined) return [];
  const rows = await context.rows<{ letterId: string; employeeId: string; cycleId: string; cycle: string }>(
    sql`select l.id as "letterId", l.employee_id as "employeeId", c.id as "cycleId", c.name as cycle
      from {compensation_letter} l join {compensation_member} m on m.id = l.member_id
      join {compensation_cycle} c on c.id = l.cycle_id
      where ${notReleased} and ${handedOutBy(context.actor.employeeId)} order by c.published_at desc, c.id limit 500`,
  );
  const people = await peopleByIds(
    context,
    rows.map(({ employeeId }) => employeeId),
  );
  return [...Map.groupBy(rows, ({ cycleId }) => cycleId)].map(([cycleId, letters]) => ({
    cycleId,
    cycle: letters[0]!.cycle,
    people: letters
      .map(({ letterId, employeeId }) => ({ letterId, name: people.get(employeeId)?.name ?? "" }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  }));
}
