import { setImmediate } from "node:timers/promises";
import { Zip, ZipDeflate } from "fflate";
import { asLanguage, directionOf, type Language } from "../i18n/languages.ts";
import { localTime } from "../time/local-time.ts";
import { minorDigits, type Money } from "../money/money.ts";
import {
  amountOf,
  gathered,
  inParts,
  type LongSheet,
  pagesOfSheet,
  type Sheet,
  type SheetColumn,
  type SheetReader,
  valueForPeople,
} from "./sheet.ts";
import { columnName, inXml, sheetBegin, sheetEnd, sheetPath, workbookParts } from "./workbook-parts.ts";

/** What a cell holds at most. */
const longestText = 32_767;
/** Spreadsheets count days from the end of 1899. */
const daysBefore1970 = 25_569;
/** Columns are as wide as what they hold, in characters; whatever is longer runs on. */
const narrowest = 8;
const widest = 60;

/** A sheet of a workbook holds 1,048,576 lines; what comes after stands in another. */
const mostRows = 1_048_575;

/** The bytes of an XLSX file in the reader's language: heads and codes in words; numbers, days and money are such. */
export async function workbookOf(sheet: Sheet, reader: SheetReader): Promise<Uint8Array> {
  return Buffer.concat(await gathered(workbookPieces(sheet, reader)));
}

/** The same piece by piece: columns are as wide as the first page wants them, and no more than a page is held. */
export async function* workbookPieces(
  sheet: Sheet | LongSheet,
  { language: readIn, timeZone }: SheetReader,
): AsyncGenerator<Uint8Array> {
  const columns = sheet.readAgain ? sheet.columns.map(forPrograms) : sheet.columns;
  const language = asLanguage(readIn);
  const reader = { language, timeZone, days: dayFormat(language) };
  const book = openWorkbook(
    sheetName(sheet.title(language)),
    columns.map(({ head }) => head(language)),
    directionOf(language) === "rtl",
  );
  for await (const page of pagesOfSheet(sheet))
    for (const part of inParts(page)) {
      book.add(part.map((row) => columns.map((column) => typedCell(column, row, reader))));
      yield* book.taken();
      await setImmediate();
    }
  book.end();
  yield* book.taken();
}

/** A ZIP that is written as its rows come; what hangs them together stands at its end. */
function openWorkbook(title: string, heads: readonly string[], rightToLeft: boolean) {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const encoder = new TextEncoder();
  const formats: string[] = [];
  const names: string[] = [];
  let current: { part: ZipDeflate; row: number } | undefined;
  const begin = (lines: readonly Cell[][]) => {
    names.push(names.length === 0 ? title : `${title.slice(0, 27)} ${names.length + 1}`);
    current = { part: partOf(zip, sheetPath(names.length)), row: 1 };
    const widths = heads.map((head, place) => widthOf(head, lines, place));
    const first = heads.map((value) => ({ value, bold: true as const }));
    current.part.push(encoder.encode(sheetBegin(widths, rightToLeft) + lineOf(first, 1, formats)));
    return current;
  };
  const close = () => {
    current?.part.push(encoder.encode(sheetEnd), true);
    current = undefined;
  };
  return {
    add(lines: readonly Cell[][]) {
      if (current && current.row - 1 + lines.length > mostRows) close();
      const open = current ?? begin(lines);
      open.part.push(encoder.encode(lines.map((line) => lineOf(line, (open.row += 1), formats)).join("")));
    },
    end() {
      if (!current) begin([]);
      close();
      for (const [path, content] of workbookParts(names, formats))
        partOf(zip, path).push(encoder.encode(content), true);
      zip.end();
    },
    taken: () => ready.splice(0),
  };
}

function partOf(zip: Zip, path: string): ZipDeflate {
  const part = new ZipDeflate(path, { level: 4 });
  zip.add(part);
  return part;
}

function forPrograms({ said: _, ...column }: SheetColumn<unknown>): SheetColumn<unknown> {
  return { ...column, head: () => column.header };
}

type Cell = ReturnType<typeof typedCell> | { value: string; bold: true };

/** One row of the sheet; formats it needs are added to those there are. */
function lineOf(cells: readonly Cell[], row: number, formats: string[]): string {
  const written = cells.map((cell, at) => (cell ? cellInXml(cell, `${columnName(at)}${row}`, formats) : ""));
  return `<row r="${row}">${written.join("")}</row>`;
}

function cellInXml(cell: NonNullable<Cell>, place: string, formats: string[]): string {
  const { value } = cell;
  const style = "bold" in cell ? 1 : "format" in cell ? styleOf(cell.format, formats) : 0;
  const open = `<c r="${place}"${style > 0 ? ` s="${style}"` : ""}`;
  if (value instanceof Date) return `${open}><v>${value.getTime() / 86_400_000 + daysBefore1970}</v></c>`;
  if (typeof value === "boolean") return `${open} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === "number") return `${open}><v>${value}</v></c>`;
  return `${open} t="inlineStr"><is><t xml:space="preserve">${inXml(value)}</t></is></c>`;
}

function styleOf(format: string | undefined, formats: string[]): number {
  if (format === undefined) return 0;
  const known = formats.indexOf(format);
  return 2 + (known >= 0 ? known : formats.push(format) - 1);
}

type Reader = { language: Language; timeZone: string; days: string };

function typedCell(column: SheetColumn<unknown>, row: unknown, { language, timeZone, days }: Reader) {
  const cell = valueForPeople(column, row, language);
  const { kind } = column;
  if (cell === null || cell === undefined || cell === "") return null;
  if (kind === "YES_NO") return { value: Boolean(cell) };
  if (kind === "DATE" && isDay(cell)) return { value: new Date(`${cell}T00:00:00Z`), format: days };
  if (kind === "MOMENT") return { value: wallClock(cell as string, timeZone), format: `${days} hh:mm` };
  if (kind === "MONEY") return moneyCell(cell as Money | number);
  if (typeof cell === "number") return { value: cell };
  return { value: String(cell).slice(0, longestText) };
}

function moneyCell(cell: Money | number) {
  const value = amountOf(cell);
  if (typeof cell === "number") return { value };
  const digits = minorDigits(cell.currency);
  return { value, format: `#,##0${digits > 0 ? `.${"0".repeat(digits)}` : ""} "${cell.currency}"` };
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
