import { stringify } from "csv-stringify/sync";
import { namedFileAnswer } from "./file-answer.ts";
import { contentTypes } from "./file-kinds.ts";
import { withoutFormula } from "./formula-safe.ts";
import type { Money } from "../money/money.ts";
import { amountOf, type Sheet, type SheetColumn } from "./sheet.ts";

const atOnce = 500;
const mark = "\ufeff";

/** A file of rows for spreadsheets and programs: UTF-8 with its mark, lines ended as RFC 4180 says, no cell a formula. */
export function csvOf(sheet: Sheet): string {
  return [...csvPieces(sheet)].join("");
}

/** The file as an answer, written while it is sent; nobody else keeps it. */
export function csvAnswer(sheet: Sheet, name: string): Response {
  return namedFileAnswer(streamOf(csvPieces(sheet)), `${name}.csv`, contentTypes.CSV);
}

/** The next piece is made when the one before was taken. */
function streamOf(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: (controller) => {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

function* csvPieces({ columns, rows }: Sheet): Generator<string> {
  yield mark + linesOf([columns.map(({ header }) => withoutFormula(header))]);
  for (let start = 0; start < rows.length; start += atOnce)
    yield linesOf(rows.slice(start, start + atOnce).map((row) => columns.map((column) => cellOf(column, row))));
}

function linesOf(lines: unknown[][]): string {
  return stringify(lines, { record_delimiter: "windows", quoted_match: /[\r\n]/ });
}

function cellOf({ kind, value }: SheetColumn<unknown>, row: unknown): string | number | null {
  const cell = value(row);
  if (cell === null || cell === undefined) return null;
  if (kind === "YES_NO") return cell ? "yes" : "no";
  if (kind === "MONEY") return amountOf(cell as Money | number);
  return withoutFormula(cell as string | number);
}
