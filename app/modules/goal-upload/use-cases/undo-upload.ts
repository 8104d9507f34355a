import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { requireUpload } from "../data/upload-record.ts";
import { takeBackGoals } from "#app/modules/goals/index.ts";
import { sql } from "#tenancy/sql.ts";

export const undoUploadInput = z.object({ uploadId: ids.upload });

/** Takes back the goals a file made. Refuses, changing nothing, once somebody has built on any of them. */
export async function undoUpload(
  context: Context,
  { uploadId }: z.output<typeof undoUploadInput>,
): Promise<{ undone: number }> {
  const { status, goalIds } = await requireUpload(context, uploadId, true);
  if (status !== "APPLIED") throw conflict("goals.upload-not-applied", "There is nothing to undo.");
  const { builtOn } = await takeBackGoals(context, goalIds);
  if (builtOn !== null)
    throw conflict("goals.upload-built-on", "Somebody has built on it.", { params: { title: builtOn } });
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
