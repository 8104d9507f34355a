import { readSheet } from "read-excel-file/universal";
import { expandedSize } from "./expanded-size.ts";
import { type FileRow, mostRows, unreadable } from "./file-limits.ts";

const mostExpanded = 200 * 1024 * 1024;

/** The rows of a workbook's first sheet; of a formula, the value it last had. */
export async function readWorkbook(bytes: Uint8Array): Promise<FileRow[]> {
  if (expandedSize(bytes) > mostExpanded) throw unreadable("people.file-too-large", { megabytes: mostExpanded / 1024 / 1024 });
  const sheet = await readSheet(new Uint8Array(bytes).buffer).catch(() => {
    throw unreadable("people.file-not-workbook");
  });
  if (sheet.length > mostRows.XLSX + 1) throw unreadable("people.file-too-long", { rows: mostRows.XLSX });
  return sheet.map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
