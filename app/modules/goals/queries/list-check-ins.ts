import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import type { ProgressLevel } from "../domain/closure.ts";
import { goalHistory } from "./goal-history.ts";
import type { GoalPerson } from "./goal-row.ts";

export type ListedCheckIn = {
  id: string;
  goalId: string;
  at: string;
  by: GoalPerson | null;
  value: number | null;
  percent: number | null;
  level: ProgressLevel;
  comment: string;
  acknowledged: { name: string; at: string } | null;
};

/** The latest check-ins on a goal and on those of its key results the actor may see, newest first. */
export async function listCheckIns(context: Context, goalId: string): Promise<ListedCheckIn[]> {
  await authorize(context, "view", await requireGoalFacts(context, goalId));
  return (await goalHistory(context, goalId)).flatMap((entry) => {
    if (entry.kind !== "CHECK_IN") return [];
    const { id, at, person, value, percent, level, comment, acknowledged, goal } = entry;
    return [{ id, goalId: goal.id, at, by: person, value, percent, level, comment, acknowledged }];
  });
}
