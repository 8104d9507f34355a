import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { GoalFacts } from "../data/goal-facts.ts";
import type { GoalRecord } from "../data/goal-record.ts";
import { isAtOrBelow, type ObjectiveLevel } from "../domain/hierarchy.ts";
import { newGoalFacts } from "./authorize-goal.ts";

/** An objective is raised or lowered by who may make one there, and not past what it stands under or what stands under it. */
export async function requireLevel(context: Context, goal: GoalRecord, level: ObjectiveLevel, facts: GoalFacts): Promise<void> {
  const refuse = (code: string, message: string) => invalid(code, message, { fields: { level: code } });
  if (goal.kind !== "OBJECTIVE") throw refuse("goals.level-of-objective", "A key result has the level of its objective.");
  await authorize(context, "create", newGoalFacts("OBJECTIVE", level, facts.hasParent, facts.orgUnitIds));
  const parent = await firstRow<{ level: ObjectiveLevel }>(context, "select level from {goal} where id = ? and kind = 'OBJECTIVE' and deleted_at is null", [goal.parentId]);
  if (parent && !isAtOrBelow(level, parent.level)) throw refuse("goals.parent-level-too-low", "What it stands under has a lower level.");
  const children = await context.rows<{ level: ObjectiveLevel }>("select distinct level from {goal} where parent_id = ? and kind = 'OBJECTIVE' and deleted_at is null", [goal.id]);
  if (children.some((child) => !isAtOrBelow(child.level, level))) throw refuse("goals.children-level-too-high", "What stands under it has a higher level.");
}
