import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { restorable } from "#app/platform/data/soft-deletion.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordChanges } from "../data/changes.ts";
import { countedIn } from "../data/counted-in.ts";
import { refuseDuplicateTitle } from "../data/duplicate-title.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import type { GoalRecord } from "../data/goal-record.ts";
import { lockPath, rollUpFrom } from "../data/progress-path.ts";
import { lockTrees } from "../data/tree-locks.ts";
import { authorizeParts } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const restoreGoalInput = z.object({ goalId: ids.goal });
type Deleted = Pick<GoalRecord, "kind" | "title" | "periodId" | "parentId"> & { deletedAt: string };
export type RestoreGoalInput = z.output<typeof restoreGoalInput>;

/** Brings back a deleted goal with the key results that went with it; refused where its title has been taken since. */
export async function restoreGoal(context: Context, { goalId }: RestoreGoalInput): Promise<{ goalId: string }> {
  const facts = await requireGoalFacts(context, goalId);
  await authorize(context, "delete", facts);
  await authorizeParts(context, "delete", goalId, facts);
  await lockTrees(context);
  const deleted = await firstRow<Deleted>(
    context,
    sql`select kind, title, period_id as "periodId", parent_id as "parentId", deleted_at as "deletedAt" from {goal}
      where id = ${goalId} and ${restorable(context, sql`deleted_at`)} for update`,
  );
  if (!deleted) throw notFound("Deleted goal");
  if (deleted.parentId) await lockPath(context, deleted.parentId);
  const now = context.clock.now();
  if (deleted.kind === "OBJECTIVE") await refuseDuplicateTitle(context, { ...deleted, goalId });
  await context.rows(
    sql`update {goal} set deleted_at = null, updated_at = ${now}, version = version + 1
      where deleted_at = ${deleted.deletedAt} and (id = ${goalId} or (parent_id = ${goalId} and kind = 'KEY_RESULT'))`,
  );
  await rollUpFrom(context, goalId, { ownPoint: true });
  for (const parentId of await countedIn(context, { id: goalId, parentId: deleted.parentId }))
    await rollUpFrom(context, parentId, { ownPoint: true });
  await recordChanges(context, goalId, [{ field: "deleted", before: true, after: false }]);
  await writeDown(context, "goals.restored", { goalId }, { action: "restore", subject: "Goal", id: goalId });
  return { goalId };
}
