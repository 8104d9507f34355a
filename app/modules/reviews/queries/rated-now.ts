import { objectivesOfMany } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { cycleForms, type CycleRecord } from "../data/cycle-record.ts";
import type { Element } from "../domain/elements.ts";
import { periodOf, type RatedThings } from "../domain/rated.ts";
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
  const ofCycle = { from: cycle.periodStartsOn, to: cycle.periodEndsOn };
  const goals = asks("GOAL")
    ? await objectivesOfMany(context, employeeIds, periodOf(cycle.settings, ofCycle, anchorOn))
    : new Map<string, never[]>();
  return new Map(
    employeeIds.map((id) => [id, { competencies: competencies.get(id) ?? [], goals: goals.get(id) ?? [] }]),
  );
}

/** The same for one person, for cycles launched before it was kept. */
export async function ratedNow(
  context: Context,
  cycle: Cycle,
  { employeeId, anchorOn }: { employeeId: string; anchorOn: string },
): Promise<RatedThings> {
  return (await ratedOfMany(context, cycle, { employeeIds: [employeeId], anchorOn })).get(employeeId)!;
}
