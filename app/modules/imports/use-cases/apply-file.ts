import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Importables } from "#app/platform/contributions/importable.ts";
import { noLongerAsShown } from "#app/platform/contributions/judged-as-set.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { holdFile, type FileRecord } from "../data/hold-file.ts";
import { isJudgedAsSet, requireImportable } from "../data/importable-of.ts";
import { ids } from "../domain/ids.ts";
import { changesIn, type FileCounts } from "../domain/imported-file.ts";
import { judgeFile } from "./judge-file.ts";

export const applyFileInput = z.object({
  fileId: ids.file,
  leaveOutRefused: z
    .boolean()
    .default(false)
    .describe("Whether lines that are refused are left out; otherwise one refuses all."),
  agreed: z
    .array(z.string().max(60))
    .default([])
    .describe("What else was agreed to, by the name under which it is asked for, such as `retireMany`."),
});
export type ApplyFileInput = z.output<typeof applyFileInput>;

/** Does what the check showed, in one transaction, or nothing. */
export async function applyFile(
  context: Context,
  { fileId, leaveOutRefused, agreed }: ApplyFileInput,
  progress: Progress = unseen,
): Promise<{ fileId: string; lines: number; counts: FileCounts }> {
  const file = await holdFile(context, fileId);
  const importable = await requireImportable(context, file.kind);
  refuseUnasked({ file, importable }, { leaveOutRefused, agreed });
  if (isJudgedAsSet(importable)) await importable.hold?.(context);
  const judged = await judgeFile(context, importable, file, progress);
  if (judged.digest !== file.planDigest) throw noLongerAsShown();
  const { counts, seen } = judged;
  let made: unknown = judged.made;
  if (isJudgedAsSet(importable)) {
    const { settings } = file;
    made = await importable.store(context, { id: fileId, settings, counts, seen }, judged.verdicts, progress);
  } else if (judged.made.length === 0) throw invalid("imports.nothing", "No line changes anything.");
  // What a refused line had begun was forgotten, and the file with it.
  const held = await holdFile(context, fileId);
  Object.assign(held, { status: "APPLIED", appliedAt: context.clock.now(), made });
  await context.em.flush();
  const lines = changesIn(counts);
  await writeAuditEntry(context, {
    action: "imports.apply",
    subjectType: "ImportedFile",
    subjectId: fileId,
    detail: { kind: file.kind, lines, ...counts },
  });
  return { fileId, lines, counts };
}

/** What was not looked at is not applied, and what may surprise must have been said on purpose. */
export function refuseUnasked(
  {
    file: { status, counts },
    importable,
  }: { file: Pick<FileRecord, "status" | "counts">; importable: Importables[string] },
  { leaveOutRefused, agreed }: Pick<ApplyFileInput, "leaveOutRefused" | "agreed">,
): void {
  if (status !== "CHECKED")
    throw conflict(status === "READ" ? "imports.unchecked" : "imports.over", "There is nothing to apply.");
  if (!leaveOutRefused && (counts?.["REFUSED"] ?? 0) > 0)
    throw invalid("imports.refused", "Some lines are refused.", { fields: { leaveOutRefused: "imports.refused" } });
  const consents = isJudgedAsSet(importable) && counts ? (importable.consents?.(counts) ?? []) : [];
  const missing = consents.find(({ name }) => !agreed.includes(name));
  if (missing)
    throw conflict(missing.code, "Something that may surprise was not agreed to.", {
      params: missing.params,
      fields: { [missing.name]: missing.code },
    });
}
