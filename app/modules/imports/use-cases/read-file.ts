import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { mostColumns, unreadable } from "#app/platform/import/file-limits.ts";
import { readTable, type FileTable } from "#app/platform/import/read-table.ts";
import { requireImportable } from "../data/importable-of.ts";
import { ids } from "../domain/ids.ts";
import { largestFile, mostLines } from "../domain/imported-file.ts";
import { keepFile, refuseFarTooLong } from "./keep-file.ts";

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
  refuseFarTooLong(bytes);
  const table = await readTable(bytes, { encoding: null, delimiter: null, words: "imports" });
  return { kind, ...(await keepFile(context, importable, { fileName: file.name, table })) };
}

const cell = z.union([z.string().max(32_767), z.number(), z.boolean(), z.null()]);

export const readRowsInput = z
  .object({
    kind: ids.kind,
    fileName: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .default("api")
      .describe("What the file is called in the list of files."),
    rows: z
      .array(z.record(z.string().max(500), cell))
      .min(1)
      .max(mostLines)
      .optional()
      .describe("The rows, each by the heads of its columns."),
    csv: z
      .string()
      .min(1)
      .max(largestFile)
      .optional()
      .describe("The rows as the text of a CSV file, in place of `rows`."),
  })
  .refine(({ rows, csv }) => (rows === undefined) !== (csv === undefined), { error: "rows-or-csv", path: ["rows"] });

/** Rows sent by a program, kept as those of a file are. */
export async function readRows(
  context: Context,
  { kind, fileName, rows, csv }: z.output<typeof readRowsInput>,
): Promise<{ fileId: string }> {
  const importable = await requireImportable(context, kind);
  const table = csv === undefined ? tableOf(rows!) : await tableOfText(csv);
  return keepFile(context, importable, { fileName, table });
}

async function tableOfText(csv: string): Promise<FileTable> {
  const bytes = new TextEncoder().encode(csv);
  refuseFarTooLong(bytes);
  return readTable(bytes, { encoding: "utf-8", delimiter: null, words: "imports" });
}

/** The headings in the order in which they first stand; lines are counted from 1. */
function tableOf(rows: readonly Record<string, z.output<typeof cell>>[]): FileTable {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (headers.length === 0) throw invalid("imports.file-empty", "No row says anything.");
  if (headers.length > mostColumns) throw unreadable("imports", "too-wide", { columns: mostColumns });
  return {
    headers,
    rows: rows.map((row, index) => ({ line: index + 1, cells: headers.map((header) => String(row[header] ?? "")) })),
  };
}
