import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { commentCount } from "#app/modules/comments/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { lockTrees } from "../data/tree-locks.ts";
import { visibleTitles } from "../data/visible-titles.ts";
import { requireUpload } from "../data/upload-record.ts";
import { deleteGoal } from "./delete-goal.ts";
import { sql } from "#tenancy/sql.ts";

export const undoUploadInput = z.object({ uploadId: ids.upload });

/** Takes back the goals a file made. Refuses, changing nothing, once somebody has built on any of them. */
export async function undoUpload(
  context: Context,
  { uploadId }: z.output<typeof undoUploadInput>,
): Promise<{ undone: number }> {
  const { status, goalIds } = await requireUpload(context, uploadId, true);
  if (status !== "APPLIED") throw conflict("goals.upload-not-applied", "There is nothing to undo.");
  await lockTrees(context);
  await refuseBuiltOn(context, goalIds);
  // Key results go with their objective; those that were added to another go one by one.
  const roots = await context.rows<{ id: string }>(
    sql`select g.id from {goal} g where g.id = any(${goalIds}::uuid[]) and g.deleted_at is null and (g.kind = 'OBJECTIVE' or g.parent_id is null or g.parent_id <> all(${goalIds}::uuid[]))
      order by array_position(${goalIds}::uuid[], g.id) desc`,
  );
  for (const { id } of roots) await deleteGoal(context, { goalId: id });
  await context.rows(
    sql`update {goal_upload} set status = 'UNDONE', undone_at = ${context.clock.now()} where id = ${uploadId}`,
  );
  await writeAuditEntry(context, {
    action: "goals.undo-upload",
    subjectType: "GoalUpload",
    subjectId: uploadId,
    detail: { goals: goalIds.length },
  });
  return { undone: goalIds.length };
}

/** Changed, checked in on, spoken about, or given something to stand under it. */
async function refuseBuiltOn(context: Context, goalIds: readonly string[]): Promise<void> {
  const later = await firstRow<{ id: string }>(
    context,
    sql`select g.id from {goal} g where g.id = any(${goalIds}::uuid[]) and (
       (g.version > 1 and g.deleted_at is null) or ${commentCount("Goal", sql`g.id`)} > 0
       or exists (select from {goal_check_in} c where c.goal_id = g.id and c.rolled_up_from is null)
       or exists (select from {goal} k where k.parent_id = g.id and k.deleted_at is null and k.id <> all(${goalIds}::uuid[]))) limit 1`,
  );
  if (!later) return;
  // It may have been hidden since from who uploaded it, and worded otherwise.
  const title = (await visibleTitles(context, [later.id])).get(later.id) ?? "…";
  throw conflict("goals.upload-built-on", "Somebody has built on it.", { params: { title } });
}
