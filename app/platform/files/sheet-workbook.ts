import writeWorkbook from "write-excel-file/node";
import { minorDigits, type Money } from "../money/money.ts";
import { amountOf, type Sheet, type SheetColumn } from "./sheet.ts";

/** What a cell holds at most. */
const longestText = 32_767;

/** The bytes of an XLSX file: numbers, days and money are such, in the manner of the reader's language; text is text. */
export function workbookOf({ columns, rows }: Sheet, language: string): Promise<Uint8Array> {
  const head = columns.map(({ header }) => ({ value: header, fontWeight: "bold" as const }));
  const days = dayFormat(language);
  const lines = rows.map((row) => columns.map((column) => typedCell(column, row, days)));
  return writeWorkbook([head, ...lines], { stickyRowsCount: 1 }).toBuffer();
}

function typedCell({ kind, value }: SheetColumn<unknown>, row: unknown, days: string) {
  const cell = value(row);
  if (cell === null || cell === undefined || cell === "") return null;
  if (kind === "YES_NO") return { value: Boolean(cell), type: Boolean };
  if (kind === "DATE" && isDay(cell)) return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: days };
  if (kind === "MONEY") return moneyCell(cell as Money | number);
  if (typeof cell === "number") return { value: cell, type: Number };
  return { value: String(cell).slice(0, longestText), type: String };
}

function moneyCell(cell: Money | number) {
  const value = amountOf(cell);
  if (typeof cell === "number") return { value, type: Number };
  const digits = minorDigits(cell.currency);
  return { value, type: Number, format: `#,##0${digits > 0 ? `.${"0".repeat(digits)}` : ""} "${cell.currency}"` };
}

function isDay(cell: unknown): cell is string {
  return typeof cell === "string" && /^\d{4}-\d{2}-\d{2}$/.test(cell);
}

/** `dd.mm.yyyy` where German is read. */
function dayFormat(language: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts();
  const letters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: "dd", month: "mm", year: "yyyy" };
  return parts.map(({ type, value }) => letters[type] ?? value.replace(/[^./\- ]/g, "")).join("");
}
