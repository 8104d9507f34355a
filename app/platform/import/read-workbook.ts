import { readSheet } from "read-excel-file/universal";
import { type FileRow, mostColumns, mostRows, Unreadable } from "./file-limits.ts";
import { UnpackRefusal, unpackWithin } from "./unpack-within.ts";

const megabytes = 200;
const limits = { bytes: megabytes * 1024 * 1024, entries: 1_000, ratio: 200 };

/** The rows of a workbook's first sheet; of a formula, the value it last had. */
export async function readWorkbook(bytes: Uint8Array): Promise<FileRow[]> {
  await refuseBombs(bytes);
  const sheet = await readSheet(new Uint8Array(bytes).buffer).catch(() => {
    throw new Unreadable("not-workbook");
  });
  if (sheet.length > mostRows.XLSX + 1) throw new Unreadable("too-long", { rows: mostRows.XLSX });
  return sheet.map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }));
}

/** Before the workbook is read whole: what it unpacks to, and how far out its cells say they stand. */
async function refuseBombs(bytes: Uint8Array): Promise<void> {
  try {
    for await (const content of unpackWithin(bytes, limits)) {
      // A sheet may lie under any name.
      const text = Buffer.from(content.buffer, content.byteOffset, content.length);
      if (text.includes("sheetData")) refuseFarCells(text.toString("latin1"));
    }
  } catch (error) {
    if (!(error instanceof UnpackRefusal)) throw error;
    throw error.why === "large" ? new Unreadable("too-large", { megabytes }) : new Unreadable("not-workbook");
  }
}

/** Every gap before a cell or a row becomes empty cells: one cell in the last corner would become billions. */
function refuseFarCells(sheet: string): void {
  for (const [, place] of sheet.matchAll(/\sr\s*=\s*["']([^"']*)/g)) {
    const [, column, row] = /^([A-Z]*)(\d*)$/.exec(place!) ?? [];
    if (column === undefined) throw new Unreadable("not-workbook");
    if (Number(row) > mostRows.XLSX + 1) throw new Unreadable("too-long", { rows: mostRows.XLSX });
    if (column.length > 2 || columnNumber(column) > mostColumns)
      throw new Unreadable("too-wide", { columns: mostColumns });
  }
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? (Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10)) : String(cell);
}
