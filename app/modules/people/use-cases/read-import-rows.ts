import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { largestFile, longestCell, mostColumns, mostRows, unreadable } from "#app/platform/import/file-limits.ts";
import { keepImport } from "../data/import/keep-import.ts";
import { type FileTable, readTable } from "#app/platform/import/read-table.ts";

const cell = z.union([z.string().max(longestCell), z.number(), z.boolean(), z.null()]);

export const readImportRowsInput = z
  .object({
    fileName: z.string().trim().min(1).max(200).default("api").describe("What the file is called."),
    /** A person a row, by the headings of columns as a file would have them. */
    rows: z
      .array(z.record(z.string().max(500), cell))
      .min(1)
      .max(mostRows.XLSX)
      .optional()
      .describe("The rows, each by the heads of its columns."),
    /** Or the text of a CSV file, its first line naming the columns. */
    csv: z
      .string()
      .min(1)
      .max(largestFile)
      .optional()
      .describe("The rows as the text of a CSV file, in place of `rows`."),
  })
  .refine(({ rows, csv }) => (rows === undefined) !== (csv === undefined), { error: "rows-or-csv", path: ["rows"] });
export type ReadImportRowsInput = z.output<typeof readImportRowsInput>;

/** Rows of people sent by a program, kept as those of a file are. Nobody is changed by it. */
export async function readImportRows(
  context: Context,
  { fileName, rows, csv }: ReadImportRowsInput,
): Promise<{ importId: string }> {
  await authorize(context, "create", { kind: "Employee" });
  const table =
    csv === undefined
      ? tableOf(rows!)
      : await readTable(new TextEncoder().encode(csv), { encoding: "utf-8", delimiter: null, words: "people" });
  return keepImport(context, fileName, table);
}

/** The headings in the order in which they first stand; lines are counted from 1. */
function tableOf(rows: NonNullable<ReadImportRowsInput["rows"]>): FileTable {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (headers.length === 0) throw unreadable("people", "empty");
  if (headers.length > mostColumns) throw unreadable("people", "too-wide", { columns: mostColumns });
  return {
    headers,
    rows: rows.map((row, index) => ({ line: index + 1, cells: headers.map((header) => String(row[header] ?? "")) })),
  };
}
