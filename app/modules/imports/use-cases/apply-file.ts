import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { holdFile, type FileRecord } from "../data/hold-file.ts";
import { requireImportable } from "../data/importable-of.ts";
import { ids } from "../domain/ids.ts";
import { digestOf } from "./check-file.ts";
import { runLines } from "./run-lines.ts";

export const applyFileInput = z.object({
  fileId: ids.file,
  leaveOutRefused: z
    .boolean()
    .default(false)
    .describe("Whether lines that are refused are left out; otherwise one refuses all."),
});

/** Does what the check showed, in one transaction, or nothing. */
export async function applyFile(
  context: Context,
  { fileId, leaveOutRefused }: z.output<typeof applyFileInput>,
  progress: Progress = unseen,
): Promise<{ fileId: string; lines: number }> {
  const file = await holdFile(context, fileId);
  const importable = await requireImportable(context, file.kind);
  refuseUnasked(file, leaveOutRefused);
  const { verdicts, made } = await runLines(context, importable, file, progress);
  if (digestOf(verdicts) !== file.planDigest)
    throw conflict("imports.changed", "What the file would do is no longer what was shown.");
  if (made.length === 0) throw invalid("imports.nothing", "No line changes anything.");
  // What a refused line had begun was forgotten, and the file with it.
  const held = await holdFile(context, fileId);
  Object.assign(held, { status: "APPLIED", appliedAt: context.clock.now(), made });
  await context.em.flush();
  await writeAuditEntry(context, {
    action: "imports.apply",
    subjectType: "ImportedFile",
    subjectId: fileId,
    detail: { kind: file.kind, lines: made.length },
  });
  return { fileId, lines: made.length };
}

/** What was not looked at is not applied, and that lines stay behind must have been said on purpose. */
export function refuseUnasked({ status, plan }: Pick<FileRecord, "status" | "plan">, leaveOutRefused: boolean): void {
  if (status !== "CHECKED")
    throw conflict(status === "READ" ? "imports.unchecked" : "imports.over", "There is nothing to apply.");
  if (!leaveOutRefused && plan?.some(({ outcome }) => outcome === "REFUSED"))
    throw invalid("imports.refused", "Some lines are refused.", { fields: { leaveOutRefused: "imports.refused" } });
}
