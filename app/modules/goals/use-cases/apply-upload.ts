import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { requireUpload } from "../data/upload-record.ts";
import { authorizeUpload } from "./authorize-upload.ts";
import { digestOf } from "./check-upload.ts";
import { runUpload } from "./run-upload.ts";

export const applyUploadInput = z.object({ uploadId: z.uuid(), leaveOutRefused: z.boolean().default(false) });

/** Makes the goals of a file that was looked at, in one transaction: what the check showed, or nothing. */
export async function applyUpload(context: Context, { uploadId, leaveOutRefused }: z.output<typeof applyUploadInput>): Promise<{ created: number }> {
  const record = await requireUpload(context, uploadId, true);
  await authorizeUpload(context, record.kind);
  if (record.status !== "CHECKED") throw conflict(record.status === "READ" ? "goals.upload-unchecked" : "goals.upload-over", "There is nothing to apply.");
  if (!leaveOutRefused && record.plan?.some(({ outcome }) => outcome === "REFUSED")) {
    throw invalid("goals.upload-refused", "Some lines are refused.", { fields: { leaveOutRefused: "goals.upload-refused" } });
  }
  const { verdicts, goalIds } = await runUpload(context, record);
  if (digestOf(verdicts) !== record.planDigest) throw conflict("goals.upload-changed", "What the file would do is no longer what was shown.");
  if (goalIds.length === 0) throw invalid("goals.upload-nothing", "No line makes a goal.");
  await context.rows("update {goal_upload} set status = 'APPLIED', applied_at = ?, goal_ids = ?::uuid[] where id = ?", [context.clock.now(), goalIds, uploadId]);
  await writeAuditEntry(context, { action: "goals.apply-upload", subjectType: "GoalUpload", subjectId: uploadId, detail: { goals: goalIds.length } });
  return { created: goalIds.length };
}
