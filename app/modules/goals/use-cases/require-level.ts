import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { GoalFacts } from "../data/goal-facts.ts";
import type { GoalRecord } from "../data/goal-record.ts";
import { isAtOrBelow, type ObjectiveLevel } from "../domain/hierarchy.ts";
import { newGoalFacts } from "./authorize-goal.ts";
import { sql } from "#tenancy/sql.ts";

/** An objective is raised or lowered by who may make one there, and not past what it stands under or what stands under it. */
export async function requireLevel(
  context: Context,
  goal: GoalRecord,
  level: ObjectiveLevel,
  facts: GoalFacts,
): Promise<void> {
  const refuse = (code: string, message: string) => invalid(code, message, { fields: { level: code } });
  if (goal.kind !== "OBJECTIVE")
    throw refuse("goals.level-of-objective", "A key result has the level of its objective.");
  await authorize(context, "create", newGoalFacts("OBJECTIVE", level, facts.hasParent, facts.orgUnitIds));
  const parents = await context.rows<{ level: ObjectiveLevel }>(
    sql`select distinct level from {goal} where kind = 'OBJECTIVE' and deleted_at is null
        and (id = ${goal.parentId} or id in (select parent_id from {goal_feed} where child_id = ${goal.id}))`,
  );
  if (parents.some((parent) => !isAtOrBelow(level, parent.level)))
    throw refuse("goals.parent-level-too-low", "What it stands under has a lower level.");
  const children = await context.rows<{ level: ObjectiveLevel }>(
    sql`select distinct level from {goal} where kind = 'OBJECTIVE' and deleted_at is null
        and (parent_id = ${goal.id} or id in (select child_id from {goal_feed} where parent_id = ${goal.id}))`,
  );
  if (children.some((child) => !isAtOrBelow(child.level, level)))
    throw refuse("goals.children-level-too-high", "What stands under it has a higher level.");
}
