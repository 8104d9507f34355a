import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportedLine, Importables } from "#app/platform/contributions/importable.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { holdFile, type FileRecord } from "../data/hold-file.ts";
import { isJudgedAsSet, requireImportable } from "../data/importable-of.ts";
import { verdictsOf } from "../data/verdicts.ts";
import { ids } from "../domain/ids.ts";
import { changesIn } from "../domain/imported-file.ts";

export const undoFileInput = z.object({ fileId: ids.file });

/** Takes back what a file did. Refuses, changing nothing, once somebody has built on a record of it. */
export async function undoFile(
  context: Context,
  { fileId }: z.output<typeof undoFileInput>,
): Promise<{ fileId: string }> {
  const file = await holdFile(context, fileId);
  const importable = await requireImportable(context, file.kind);
  refuseUnapplied(file);
  const { builtOn } = await takeBack(context, importable, file);
  if (builtOn !== null) throw conflict("imports.built-on", "Somebody built on it.", { params: { title: builtOn } });
  Object.assign(file, { status: "UNDONE", undoneAt: context.clock.now() });
  await context.em.flush();
  await writeAuditEntry(context, {
    action: "imports.undo",
    subjectType: "ImportedFile",
    subjectId: fileId,
    detail: { kind: file.kind, lines: changesIn(file.counts ?? {}) },
  });
  return { fileId };
}

async function takeBack(
  context: Context,
  importable: Importables[string],
  { id, made, appliedAt }: FileRecord,
): Promise<{ builtOn: string | null }> {
  if (!isJudgedAsSet(importable)) return importable.undo(context, made as readonly ImportedLine[]);
  const undone = { id, made, appliedAt: appliedAt!, verdicts: await verdictsOf(context, id) };
  await (importable.holdUndone ? importable.holdUndone(context, undone) : importable.hold?.(context));
  return importable.undoSet(context, undone);
}

export function refuseUnapplied({ status }: Pick<FileRecord, "status">): void {
  if (status !== "APPLIED") throw conflict("imports.not-applied", "There is nothing to undo.");
}
