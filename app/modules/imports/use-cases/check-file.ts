import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportSettings } from "#app/platform/contributions/importable.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { holdFile, type FileRecord } from "../data/hold-file.ts";
import { requireImportable } from "../data/importable-of.ts";
import { keepVerdicts } from "../data/verdicts.ts";
import { chosenColumns, mappingOf } from "../domain/columns.ts";
import { ids } from "../domain/ids.ts";
import type { FileCounts } from "../domain/imported-file.ts";
import { judgeFile } from "./judge-file.ts";
import { sql } from "#tenancy/sql.ts";

export const checkFileInput = z.object({
  fileId: ids.file,
  columns: chosenColumns,
  settings: z
    .record(z.string().max(60), z.unknown())
    .default({})
    .describe("What the kind asks besides, by name, such as how days are written."),
});
export type CheckFileInput = z.output<typeof checkFileInput>;

/** The dry run: what is shown, line by line, is what will happen, and nothing has happened yet. */
export function checkFile(
  context: Context,
  input: CheckFileInput,
  progress: Progress = unseen,
): Promise<{ fileId: string; counts: FileCounts }> {
  return checkFileKnowing(context, input, {}, progress);
}

/** The same, where the program that asks knows besides what no form says, as further settings. */
export async function checkFileKnowing(
  context: Context,
  { fileId, columns: chosen, settings: said }: CheckFileInput,
  known: Readonly<Record<string, unknown>>,
  progress: Progress = unseen,
): Promise<{ fileId: string; counts: FileCounts }> {
  const file = await holdFile(context, fileId);
  const importable = await requireImportable(context, file.kind);
  refuseOver(file);
  const mapping = mappingOf(await importable.columns(context), chosen, file.headers.length);
  const settings = { ...settingsOf(importable.settings, said), ...known };
  await context.rows(sql`savepoint import_check`);
  const { verdicts, counts, digest } = await judgeFile(
    context,
    importable,
    { id: fileId, about: file.about, mapping, settings },
    progress,
  ).finally(async () => {
    await context.rows(sql`rollback to savepoint import_check`);
    context.em.clear();
  });
  await keepVerdicts(context, fileId, verdicts);
  const held = await holdFile(context, fileId);
  Object.assign(held, { status: "CHECKED", mapping, settings, counts, planDigest: digest });
  await context.em.flush();
  return { fileId, counts };
}

/** A file that was applied is not checked again. */
export function refuseOver({ status }: Pick<FileRecord, "status">): void {
  if (status === "APPLIED" || status === "UNDONE") throw conflict("imports.over", "This file was applied before.");
}

function settingsOf(asked: ImportSettings | undefined, said: Record<string, unknown>): Record<string, unknown> {
  if (!asked) return {};
  const read = asked.input.safeParse(said);
  if (read.success) return read.data;
  const [{ path, message }] = read.error.issues as [z.core.$ZodIssue];
  const code = /^[a-z-]+\.[a-z0-9.-]+$/.test(message) ? message : "imports.not-an-answer";
  throw invalid(code, "An answer is missing or not understood.", { fields: { [`settings.${path.join(".")}`]: code } });
}
