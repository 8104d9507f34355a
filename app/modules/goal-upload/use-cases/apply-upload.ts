import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { requireUpload, type UploadRecord } from "../data/upload-record.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { authorizeUpload } from "./authorize-upload.ts";
import { digestOf } from "./check-upload.ts";
import { runUpload } from "./run-upload.ts";
import { sql } from "#tenancy/sql.ts";

export const applyUploadInput = z.object({
  uploadId: ids.upload,
  leaveOutRefused: z
    .boolean()
    .default(false)
    .describe("Whether lines that are refused are left out; otherwise one refuses all."),
});

/** Makes the goals of a file that was looked at, in one transaction: what the check showed, or nothing. */
export async function applyUpload(
  context: Context,
  { uploadId, leaveOutRefused }: z.output<typeof applyUploadInput>,
  progress: Progress = unseen,
): Promise<{ created: number }> {
  const record = await requireUpload(context, uploadId, true);
  await authorizeUpload(context, record.kind);
  refuseUnasked(record, leaveOutRefused);
  const { verdicts, goalIds } = await runUpload(context, record, progress);
  if (digestOf(verdicts) !== record.planDigest)
    throw conflict("goals.upload-changed", "What the file would do is no longer what was shown.");
  if (goalIds.length === 0) throw invalid("goals.upload-nothing", "No line makes a goal.");
  await context.rows(
    sql`update {goal_upload} set status = 'APPLIED', applied_at = ${context.clock.now()}, goal_ids = ${goalIds}::uuid[]
      where id = ${uploadId}`,
  );
  await writeAuditEntry(context, {
    action: "goals.apply-upload",
    subjectType: "GoalUpload",
    subjectId: uploadId,
    detail: { goals: goalIds.length },
  });
  return { created: goalIds.length };
}

/** What was not looked at is not applied, and that lines stay behind must have been said on purpose. */
export function refuseUnasked({ status, plan }: UploadRecord, leaveOutRefused: boolean): void {
  if (status !== "CHECKED")
    throw conflict(status === "READ" ? "goals.upload-unchecked" : "goals.upload-over", "There is nothing to apply.");
  if (!leaveOutRefused && plan?.some(({ outcome }) => outcome === "REFUSED")) {
    throw invalid("goals.upload-refused", "Some lines are refused.", {
      fields: { leaveOutRefused: "goals.upload-refused" },
    });
  }
}
