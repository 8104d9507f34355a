import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { periodOf, type Period } from "../domain/rated.ts";
import { sql } from "#tenancy/sql.ts";

type Cycle = Pick<CycleRecord, "settings" | "periodStartsOn" | "periodEndsOn">;

/** The days that the review of each of these people looks back on, begun on one day. */
export async function periodsOf(
  context: Pick<Context, "rows">,
  cycle: Cycle,
  { employeeIds, anchorOn }: { employeeIds: readonly string[]; anchorOn: string },
): Promise<Map<string, Period>> {
  const rows =
    cycle.settings.details.kind === "ONE_TIME"
      ? []
      : await context.rows<{ id: string; joinedOn: string }>(
          sql`select e.id, e.joined_on::text as "joinedOn" from {employee} e where e.id = any(${[...employeeIds]}::uuid[])`,
        );
  const joined = new Map(rows.map(({ id, joinedOn }) => [id, joinedOn]));
  const ofCycle = { from: cycle.periodStartsOn, to: cycle.periodEndsOn };
  return new Map(
    employeeIds.map((id) => [id, periodOf(cycle.settings, ofCycle, { anchorOn, joinedOn: joined.get(id) ?? null })]),
  );
}

/** The same of one person. */
export async function periodOfPerson(
  context: Pick<Context, "rows">,
  cycle: Cycle,
  { employeeId, anchorOn }: { employeeId: string; anchorOn: string },
): Promise<Period> {
  return (await periodsOf(context, cycle, { employeeIds: [employeeId], anchorOn })).get(employeeId)!;
}
