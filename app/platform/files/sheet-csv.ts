import { stringify } from "csv-stringify/sync";
import { namedFileAnswer } from "./file-answer.ts";
import { contentTypes } from "./file-kinds.ts";
import { withoutFormula } from "./formula-safe.ts";
import type { Money } from "../money/money.ts";
import { amountOf, gathered, inParts, type LongSheet, pagesOfSheet, type Sheet, type SheetColumn } from "./sheet.ts";

const mark = "\ufeff";

/** A file of rows for spreadsheets and programs: UTF-8 with its mark, lines ended as RFC 4180 says, no cell a formula. */
export function csvOf(sheet: Sheet): string;
export function csvOf(sheet: LongSheet): Promise<string>;
export function csvOf(sheet: Sheet | LongSheet): string | Promise<string> {
  if ("pages" in sheet) return gathered(csvPieces(sheet)).then((pieces) => pieces.join(""));
  return [headOf(sheet), ...[...inParts(sheet.rows)].map((part) => linesOf(sheet, part))].join("");
}

/** The file as an answer, written while it is sent; nobody else keeps it. */
export function csvAnswer(sheet: Sheet, name: string): Response {
  return namedFileAnswer(streamOf(csvPieces(sheet)), `${name}.csv`, contentTypes.CSV);
}

/** The file piece by piece: the next is made when the one before was taken. */
export async function* csvPieces(sheet: Sheet | LongSheet): AsyncGenerator<string> {
  yield headOf(sheet);
  for await (const page of pagesOfSheet(sheet)) for (const part of inParts(page)) yield linesOf(sheet, part);
}

function streamOf(pieces: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

function headOf({ columns }: Pick<Sheet, "columns">): string {
  return mark + csvLines([columns.map(({ header }) => withoutFormula(header))]);
}

function linesOf({ columns }: Pick<Sheet, "columns">, rows: readonly unknown[]): string {
  return csvLines(rows.map((row) => columns.map((column) => cellOf(column, row))));
}

function csvLines(lines: unknown[][]): string {
  return stringify(lines, { record_delimiter: "windows", quoted_match: /[\r\n]/ });
}

function cellOf({ kind, value }: SheetColumn<unknown>, row: unknown): string | number | null {
  const cell = value(row);
  if (cell === null || cell === undefined) return null;
  if (kind === "YES_NO") return cell ? "yes" : "no";
  if (kind === "MONEY") return amountOf(cell as Money | number);
  return withoutFormula(cell as string | number);
}
