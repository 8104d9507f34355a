import { z } from "zod";
import { readTable, type FileTable } from "#app/platform/import/read-table.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { uploadKinds } from "../domain/fields.ts";
import { keepUpload, largestUpload, mostUploadLines, refuseFarTooLong } from "./keep-upload.ts";
import { authorizeUpload } from "./authorize-upload.ts";

const mostColumns = 200;
const cell = z.union([z.string().max(32_767), z.number(), z.boolean(), z.null()]);

export const readUploadRowsInput = z
  .object({
    kind: z.enum(uploadKinds).describe("What the rows are."),
    fileName: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .default("api")
      .describe("What the file is called in the list of uploads."),
    /** A line a row, by the headings of columns as a file would have them. */
    rows: z
      .array(z.record(z.string().max(500), cell))
      .min(1)
      .max(mostUploadLines)
      .optional()
      .describe("The rows, each by the heads of its columns."),
    /** Or the text of a CSV file, its first line naming the columns. */
    csv: z
      .string()
      .min(1)
      .max(largestUpload)
      .optional()
      .describe("The rows as the text of a CSV file, in place of `rows`."),
  })
  .refine(({ rows, csv }) => (rows === undefined) !== (csv === undefined), { error: "rows-or-csv", path: ["rows"] });

/** Goals sent by a program, kept as those of a file are. No goal is made by it. */
export async function readUploadRows(
  context: Context,
  { kind, fileName, rows, csv }: z.output<typeof readUploadRowsInput>,
): Promise<{ uploadId: string }> {
  await authorizeUpload(context, kind);
  return keepUpload(context, { kind, fileName }, csv === undefined ? tableOf(rows!) : await tableOfText(csv));
}

async function tableOfText(csv: string): Promise<FileTable> {
  const bytes = new TextEncoder().encode(csv);
  refuseFarTooLong(bytes);
  return readTable(bytes, { encoding: "utf-8", delimiter: null, words: "people" });
}

/** The headings in the order in which they first stand; lines are counted from 1. */
function tableOf(rows: readonly Record<string, z.output<typeof cell>>[]): FileTable {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (headers.length === 0) throw invalid("goals.file-empty", "No row says anything.");
  if (headers.length > mostColumns)
    throw invalid("goals.file-too-wide", "Too many columns.", { params: { columns: mostColumns } });
  return {
    headers,
    rows: rows.map((row, index) => ({ line: index + 1, cells: headers.map((header) => String(row[header] ?? "")) })),
  };
}
