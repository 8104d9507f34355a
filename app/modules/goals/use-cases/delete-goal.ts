import { z } from "zod";
import { requireUnchanged, versionRead } from "#app/platform/data/hold-record.ts";
import { ids } from "../domain/ids.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordChanges } from "../data/changes.ts";
import { countedIn } from "../data/counted-in.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { lockPath, rollUpFrom } from "../data/progress-path.ts";
import { lockTrees } from "../data/tree-locks.ts";
import { authorizeParts, requireAllowed } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const deleteGoalInput = z.object({ goalId: ids.goal, version: versionRead });
export type DeleteGoalInput = z.output<typeof deleteGoalInput>;

/** `aligned`: what stands alone from now on, as far as the actor may see it. */
export type DeletedGoal = { goalId: string; aligned: { id: string; title: string }[] };

/**
 * Takes a goal and its key results out of sight, to be restored together. Objectives aligned to it stay and stand
 * alone until then. The moment of deletion is what marks the rows that went together.
 */
export async function deleteGoal(context: Context, { goalId, version }: DeleteGoalInput): Promise<DeletedGoal> {
  const { goal, facts } = await requireAllowed(context, "delete", goalId);
  await authorizeParts(context, "delete", goalId, facts);
  await lockTrees(context);
  await lockPath(context, goalId);
  const held = await firstRow<{ id: string; version: number }>(
    context,
    sql`select id, version from {goal} where id = ${goalId} and deleted_at is null for update`,
  );
  if (!held) throw notFound("Goal");
  await requireUnchanged(context, held, { version, subject: "Goal", changedBy: ["goals.edit"] });
  const aligned = await alignedTo(context, goalId);
  const now = context.clock.now();
  await context.rows(
    sql`update {goal} set deleted_at = ${now}, updated_at = ${now}, version = version + 1
      where deleted_at is null and (id = ${goalId} or (parent_id = ${goalId} and kind = 'KEY_RESULT'))`,
  );
  for (const parentId of await countedIn(context, goal)) await rollUpFrom(context, parentId, { ownPoint: true });
  await recordChanges(context, goalId, [{ field: "deleted", before: false, after: true }]);
  await writeDown(context, "goals.deleted", { goalId }, { action: "delete", subject: "Goal", id: goalId });
  return { goalId, aligned };
}

/** The objectives that align to a goal and the actor may see. */
async function alignedTo(context: Context, goalId: string): Promise<DeletedGoal["aligned"]> {
  const allowed = await goalsAllowing(context, "view");
  return context.rows(
    sql`with recursive ${allowed.with} select g.id, g.title from {goal} g
      where g.parent_id = ${goalId} and g.kind = 'OBJECTIVE' and g.deleted_at is null and (${allowed.where})
      order by g.position, g.created_at, g.id limit 500`,
  );
}
