import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { givenRows, refuseFarTooLong, rowsOrCsv, tableOfGiven } from "#app/platform/import/given-rows.ts";
import { readTable } from "#app/platform/import/read-table.ts";
import { requireImportable } from "../data/importable-of.ts";
import { ids } from "../domain/ids.ts";
import { largestFile, mostLines } from "../domain/imported-file.ts";
import { keepFile } from "./keep-file.ts";

export const readFileInput = z.object({
  kind: ids.kind,
  file: z.instanceof(File, { error: "imports.file-required" }),
});

/** Reads a file and keeps its lines. No record is made by it. */
export async function readFile(
  context: Context,
  { kind, file }: z.output<typeof readFileInput>,
): Promise<{ kind: string; fileId: string }> {
  const importable = await requireImportable(context, kind);
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseFarTooLong(bytes, mostLines, "imports");
  const table = await readTable(bytes, { encoding: null, delimiter: null, words: "imports" });
  return { kind, ...(await keepFile(context, importable, { fileName: file.name, table })) };
}

export const readRowsInput = z
  .object({
    kind: ids.kind,
    ...givenRows({ rows: mostLines, bytes: largestFile }),
  })
  .refine(...rowsOrCsv);

/** Rows sent by a program, kept as those of a file are. */
export async function readRows(
  context: Context,
  { kind, fileName, ...given }: z.output<typeof readRowsInput>,
): Promise<{ fileId: string }> {
  const importable = await requireImportable(context, kind);
  if (given.csv !== undefined) refuseFarTooLong(new TextEncoder().encode(given.csv), mostLines, "imports");
  return keepFile(context, importable, { fileName, table: await tableOfGiven(given, "imports") });
}
