import writeWorkbook from "write-excel-file/node";
import { asLanguage, directionOf, type Language } from "../i18n/languages.ts";
import { inTurns } from "../time/in-turns.ts";
import { localTime } from "../time/local-time.ts";
import { minorDigits, type Money } from "../money/money.ts";
import { amountOf, type Sheet, type SheetColumn, type SheetReader, valueForPeople } from "./sheet.ts";

/** What a cell holds at most. */
const longestText = 32_767;
/** Columns are as wide as what they hold, in characters; whatever is longer runs on. */
const narrowest = 8;
const widest = 60;

/** The bytes of an XLSX file in the reader's language: heads and codes in words; numbers, days and money are such. */
export async function workbookOf(sheet: Sheet, { language: readIn, timeZone }: SheetReader): Promise<Uint8Array> {
  const { rows, title } = sheet;
  const columns = sheet.readAgain ? sheet.columns.map(forPrograms) : sheet.columns;
  const language = asLanguage(readIn);
  const heads = columns.map(({ head }) => head(language));
  const reader = { language, timeZone, days: dayFormat(language) };
  const lines = await inTurns(linesOf(columns, rows, reader));
  return writeWorkbook([heads.map((value) => ({ value, fontWeight: "bold" as const })), ...lines], {
    stickyRowsCount: 1,
    sheet: sheetName(title(language)),
    rightToLeft: directionOf(language) === "rtl",
    columns: heads.map((head, place) => ({ width: widthOf(head, lines, place) })),
  }).toBuffer();
}

function forPrograms({ said: _, ...column }: SheetColumn<unknown>): SheetColumn<unknown> {
  return { ...column, head: () => column.header };
}

function* linesOf(
  columns: readonly SheetColumn<unknown>[],
  rows: readonly unknown[],
  reader: Reader,
): Generator<void, Cell[][]> {
  const lines: Cell[][] = [];
  for (const row of rows) {
    lines.push(columns.map((column) => typedCell(column, row, reader)));
    yield;
  }
  return lines;
}

type Cell = ReturnType<typeof typedCell>;

type Reader = { language: Language; timeZone: string; days: string };

function typedCell(column: SheetColumn<unknown>, row: unknown, { language, timeZone, days }: Reader) {
  const cell = valueForPeople(column, row, language);
  const { kind } = column;
  if (cell === null || cell === undefined || cell === "") return null;
  if (kind === "YES_NO") return { value: Boolean(cell), type: Boolean };
  if (kind === "DATE" && isDay(cell)) return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: days };
  if (kind === "MOMENT") return { value: wallClock(cell as string, timeZone), type: Date, format: `${days} hh:mm` };
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

/** What clocks of the zone show then; spreadsheets know no zones. */
function wallClock(moment: string, timeZone: string): Date {
  return new Date(`${localTime(new Date(moment), timeZone).toString({ smallestUnit: "second" })}Z`);
}

function isDay(cell: unknown): cell is string {
  return typeof cell === "string" && /^\d{4}-\d{2}-\d{2}$/.test(cell);
}

function widthOf(head: string, lines: readonly Cell[][], place: number): number {
  let longest = Math.max(narrowest, lengthOf(head));
  for (let at = 0; at < lines.length && longest < widest; at += 1) {
    const cell = lines[at]![place];
    if (cell) longest = Math.max(longest, lengthOf(shown(cell)));
  }
  return Math.min(widest, longest + 1);
}

/** Roughly what stands in the cell: a day is as long as its format, money has its currency and marks between thousands. */
function shown({ value, ...cell }: NonNullable<Cell>): string {
  if (value instanceof Date) return "format" in cell && cell.format?.includes("hh") ? "0000-00-00 00:00" : "0000-00-00";
  if (typeof value !== "number") return String(value);
  return "format" in cell ? `${value.toLocaleString("en", { minimumFractionDigits: 2 })} EUR` : String(value);
}

/** The longest line, without marks that stand above or below their letters. */
function lengthOf(text: string): number {
  const lines = text.slice(0, 1_000).replace(/\p{M}/gu, "").split("\n");
  return Math.max(...lines.map(({ length }) => length));
}

/** What spreadsheets take as the name of a sheet. */
function sheetName(title: string): string {
  return (
    title
      .replace(/[\\/?*[\]:']/g, " ")
      .slice(0, 31)
      .trim() || "1"
  );
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
