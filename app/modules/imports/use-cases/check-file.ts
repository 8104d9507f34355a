import { createHash } from "node:crypto";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { holdFile, type FileRecord } from "../data/hold-file.ts";
import { requireImportable } from "../data/importable-of.ts";
import { chosenColumns, mappingOf } from "../domain/columns.ts";
import { ids } from "../domain/ids.ts";
import type { LineVerdict } from "../domain/imported-file.ts";
import { runLines } from "./run-lines.ts";
import { sql } from "#tenancy/sql.ts";

export const checkFileInput = z.object({ fileId: ids.file, columns: chosenColumns });
export type CheckFileInput = z.output<typeof checkFileInput>;

/** The dry run: does it and takes it back at once, so that what is shown, line by line, is what will happen. */
export async function checkFile(
  context: Context,
  { fileId, columns: chosen }: CheckFileInput,
  progress: Progress = unseen,
): Promise<{ fileId: string }> {
  const file = await holdFile(context, fileId);
  const importable = await requireImportable(context, file.kind);
  refuseOver(file);
  const mapping = mappingOf(await importable.columns(context), chosen, file.headers.length);
  await context.rows(sql`savepoint import_check`);
  const { verdicts } = await runLines(context, importable, { lines: file.lines, mapping }, progress).finally(
    async () => {
      await context.rows(sql`rollback to savepoint import_check`);
      context.em.clear();
    },
  );
  const held = await holdFile(context, fileId);
  Object.assign(held, { status: "CHECKED", mapping, plan: verdicts, planDigest: digestOf(verdicts) });
  await context.em.flush();
  return { fileId };
}

/** A file that was applied is not checked again. */
export function refuseOver({ status }: Pick<FileRecord, "status">): void {
  if (status === "APPLIED" || status === "UNDONE") throw conflict("imports.over", "This file was applied before.");
}

/** What a file would do, as a short text that differs when any line's outcome does. */
export function digestOf(verdicts: readonly LineVerdict[]): string {
  const said = verdicts.map(({ line, outcome, problems }) => [line, outcome, problems.map(({ code }) => code)]);
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}
