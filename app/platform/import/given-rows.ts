import { z } from "zod";
import { longestCell, mostColumns, unreadable } from "./file-limits.ts";
import { readTable, type FileTable } from "./read-table.ts";

const cell = z.union([z.string().max(longestCell), z.number(), z.boolean(), z.null()]);

/** What a program sends in place of a file: rows by the heads of their columns, or the text of a CSV file of so many bytes. */
export function givenRows({ rows, bytes }: { rows: number; bytes: number }) {
  return {
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
      .max(rows)
      .optional()
      .describe("The rows, each by the heads of its columns."),
    csv: z.string().min(1).max(bytes).optional().describe("The rows as the text of a CSV file, in place of `rows`."),
  };
}

type Given = { rows?: Record<string, z.output<typeof cell>>[] | undefined; csv?: string | undefined };

/** One of both, not both: `.refine(...rowsOrCsv)`. */
export const rowsOrCsv: [(given: Given) => boolean, { error: string; path: string[] }] = [
  ({ rows, csv }: Given) => (rows === undefined) !== (csv === undefined),
  { error: "rows-or-csv", path: ["rows"] },
];

/** The same as the lines of a file. */
export async function tableOfGiven({ rows, csv }: Given): Promise<FileTable> {
  if (csv === undefined) return tableOfRows(rows!);
  return readTable(new TextEncoder().encode(csv), { encoding: "utf-8", delimiter: null });
}

/** The headings in the order in which they first stand; lines are counted from 1. */
function tableOfRows(rows: NonNullable<Given["rows"]>): FileTable {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (headers.length === 0) throw unreadable("empty");
  if (headers.length > mostColumns) throw unreadable("too-wide", { columns: mostColumns });
  return {
    headers,
    rows: rows.map((row, index) => ({ line: index + 1, cells: headers.map((header) => String(row[header] ?? "")) })),
  };
}

/** Cells may hold line breaks; a text with so many times the lines is none that could be read. */
const breaksALine = 10;

/** Turns a text away that has far more lines than are taken, before anything of it is read. */
export function refuseFarTooLong(bytes: Uint8Array, most: number): void {
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isWorkbook) return;
  let breaks = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1))
    if ((breaks += 1) > most * breaksALine) throw unreadable("too-long", { rows: most });
}

/** JSON without what the database cannot hold: a NUL, and a lone half of a character. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? part.toWellFormed().replaceAll("\u0000", "") : part,
  );
}
