import { objectivesOfMany } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { cycleForms, type CycleRecord } from "../data/cycle-record.ts";
import type { Element } from "../domain/elements.ts";
import type { Rated } from "../domain/fields.ts";
import type { RatedThings } from "../domain/rated.ts";
import { periodsOf } from "./period-of-person.ts";
import { competenciesOf } from "./competencies-of.ts";

type Cycle = Pick<CycleRecord, "id" | "settings" | "periodStartsOn" | "periodEndsOn">;

/** What of these people would be rated if their review began now, in a few statements whatever the number. */
export async function ratedOfMany(
  context: Context,
  cycle: Cycle,
  { employeeIds, anchorOn }: { employeeIds: readonly string[]; anchorOn: string },
): Promise<Map<string, RatedThings>> {
  const elements = [...(await cycleForms(context, cycle.id)).values()].flat();
  const asks = (kind: Element["kind"]) => elements.some((element) => element.kind === kind);
  const competencies = asks("COMPETENCY") ? await competenciesOf(context, employeeIds) : new Map<string, never[]>();
  const goals = asks("GOAL") ? await goalsOf(context, cycle, { employeeIds, anchorOn }) : new Map<string, Rated[]>();
  return new Map(
    employeeIds.map((id) => [id, { competencies: competencies.get(id) ?? [], goals: goals.get(id) ?? [] }]),
  );
}

/** Those who joined within the time looked back on have a shorter one: a statement for each length. */
async function goalsOf(
  context: Context,
  cycle: Cycle,
  asked: { employeeIds: readonly string[]; anchorOn: string },
): Promise<Map<string, Rated[]>> {
  const periods = await periodsOf(context, cycle, asked);
  const found = new Map<string, Rated[]>();
  for (const [from, people] of Map.groupBy(periods, ([, period]) => period.from)) {
    const ids = people.map(([id]) => id);
    const goals = await objectivesOfMany(context, ids, { from, to: people[0]![1].to });
    for (const [id, those] of goals) found.set(id, those);
  }
  return found;
}

/** The same for one person, for cycles launched before it was kept. */
export async function ratedNow(
  context: Context,
  cycle: Cycle,
  { employeeId, anchorOn }: { employeeId: string; anchorOn: string },
): Promise<RatedThings> {
  return (await ratedOfMany(context, cycle, { employeeIds: [employeeId], anchorOn })).get(employeeId)!;
}
