import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recordChanges } from "../data/changes.ts";
import { requireGoal, type GoalRecord } from "../data/goal-record.ts";
import { rollUpFrom } from "../data/progress-path.ts";
import { templateOf } from "../data/template-record.ts";
import { ancestorsOf, lockForRealigning } from "../data/tree-locks.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { requireKeyResultPlace, requirePlacing } from "./require-placing.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const contributeToGoalInput = z.object({
  goalId: ids.goal,
  /** What it counts in besides the goal it stands under. */
  parentId: ids.parent,
  /** Its weight there; 0 for all means equal weights. */
  weight: z.number().min(0).max(100).default(0).describe("How much it counts there, 0 to 100."),
});
export type ContributeToGoalInput = z.output<typeof contributeToGoalInput>;

/**
 * Lets a goal count in one more, or changes with which weight it does. Whoever edits the goal decides; what it feeds
 * must be one it could stand under, and never lies below it.
 */
export async function contributeToGoal(
  context: Context,
  { goalId, parentId, weight }: ContributeToGoalInput,
): Promise<{ goalId: string }> {
  await requireAllowed(context, "edit", goalId);
  await lockForRealigning(context, [goalId, parentId]);
  const goal = await requireGoal(context, goalId);
  await requirePlace(context, goal, parentId);
  const before = await firstRow<{ weight: number }>(
    context,
    sql`select weight::float8 as weight from {goal_feed} where child_id = ${goalId} and parent_id = ${parentId}`,
  );
  await context.rows(
    sql`insert into {goal_feed} (child_id, parent_id, weight, created_by, created_at)
      values (${goalId}, ${parentId}, ${weight}, ${context.actor.employeeId}, ${context.clock.now()})
     on conflict (child_id, parent_id) do update set weight = excluded.weight`,
  );
  await rollUpFrom(context, parentId, { ownPoint: true });
  await recordChanges(context, goalId, [
    { field: "feeds", before: before ? { parentId, weight: before.weight } : null, after: { parentId, weight } },
  ]);
  await writeDown(
    context,
    "goals.feeds-changed",
    { goalId, parentId },
    { action: "feed", subject: "Goal", id: goalId, detail: { parentId, weight } },
  );
  return { goalId };
}

async function requirePlace(context: Context, goal: GoalRecord, parentId: string): Promise<void> {
  const refuse = (code: string, message: string) => invalid(code, message, { fields: { parentId: code } });
  const { goal: parent } = await requireAllowed(context, "view", parentId);
  if (goal.parentId === parentId) throw refuse("goals.feeds-already", "It counts there already.");
  if ((await ancestorsOf(context, [parentId])).has(goal.id))
    throw refuse("goals.circle", "A goal cannot stand under itself.");
  if (parent.closure) throw refuse("goals.closed", "Nothing aligns to a closed goal.");
  if (goal.kind === "KEY_RESULT") await requireKeyResultPlace(context, goal, parentId);
  await requirePlacing(
    context,
    goal.kind === "OBJECTIVE" ? { kind: "OBJECTIVE", level: goal.level } : { kind: "KEY_RESULT" },
    parentId,
    (await templateOf(context)).template,
  );
}
