import type { Encoding } from "./encoding.ts";
import type { Delimiter } from "./delimiter.ts";
import {
  type FileRow,
  largestFile,
  longestCell,
  mostColumns,
  mostRows,
  Unreadable,
  unreadable,
} from "./file-limits.ts";
import { readCsv } from "./read-csv.ts";
import { readWorkbook } from "./read-workbook.ts";

export type FileTable = { readonly headers: readonly string[]; readonly rows: readonly FileRow[] };

/** How the file is written, where its giver says so. */
export type AskedReading = { encoding: Encoding | null; delimiter: Delimiter | null };

/** Reads a CSV or XLSX file; which of them it is, its first bytes say. Refuses what it cannot read whole. */
export async function readTable(bytes: Uint8Array, asked: AskedReading): Promise<FileTable> {
  try {
    return await readWhole(bytes, asked);
  } catch (error) {
    throw error instanceof Unreadable ? unreadable(error.why, error.params) : error;
  }
}

async function readWhole(bytes: Uint8Array, asked: AskedReading): Promise<FileTable> {
  if (bytes.length === 0) throw new Unreadable("empty");
  if (bytes.length > largestFile) throw new Unreadable("too-large", { megabytes: largestFile / 1024 / 1024 });
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  const all = isWorkbook ? await readWorkbook(bytes) : await readCsv(bytes, asked);
  const most = mostRows[isWorkbook ? "XLSX" : "CSV"];
  const rows = all.filter((row) => row.cells.some((cell) => cell.trim() !== ""));
  const [head, ...body] = rows;
  if (!head || body.length === 0) throw new Unreadable("empty");
  if (body.length > most) throw new Unreadable("too-long", { rows: most });
  if (rows.some((row) => row.cells.some((cell) => cell.length > longestCell)))
    throw new Unreadable("cell-too-long", { characters: longestCell });
  if (rows.some((row) => row.cells.length > mostColumns)) throw new Unreadable("too-wide", { columns: mostColumns });
  return { headers: head.cells.map((cell) => cell.trim().slice(0, 200)), rows: body };
}
