import type { Language } from "../i18n/languages.ts";
import { fromMinorUnits, type Money } from "../money/money.ts";

export type SheetValue = string | number | boolean | Money | null | undefined;
export type SheetColumn<Row> = {
  /** What programs know it by: the head in a CSV file. */
  readonly header: string;
  readonly kind: "TEXT" | "NUMBER" | "DATE" | "MOMENT" | "MONEY" | "YES_NO";
  readonly value: (row: Row) => SheetValue;
  /** Its head where people read it: in a workbook, and in print. */
  readonly head: (language: Language) => string;
  /** What people read in place of its value, where that is a code. */
  readonly said?: (row: Row, language: Language) => SheetValue;
};

/**
 * Rows for people and their programs: a CSV file (`csvOf`), a workbook (`workbookOf`), or a table of a report for print
 * (`tableOf`). Made by `sheetsIn` of a room's words, or by `sheetsForPrograms`.
 */
export type Sheet = {
  readonly columns: readonly SheetColumn<unknown>[];
  readonly rows: readonly unknown[];
  /** What the sheet of a workbook is called. */
  readonly title: (language: Language) => string;
  /** An import of ours reads its workbook too, so that has the heads and codes which programs know. */
  readonly readAgain?: true;
};

/** Pages of a list, each read when the one before has been written: no more than one is held. */
export type SheetPages<Row> = AsyncIterable<readonly Row[]>;

/** A sheet of a list that grows without end. */
export type LongSheet = Omit<Sheet, "rows"> & { readonly pages: SheetPages<unknown> };

/** The pages of either kind; those of a list that is held already are parts of it. */
export async function* pagesOfSheet(sheet: Sheet | LongSheet): SheetPages<unknown> {
  if ("pages" in sheet) yield* sheet.pages;
  else for (const page of inParts(sheet.rows)) yield page;
}

/** All that comes, held at once. */
export async function gathered<One>(coming: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = [];
  for await (const one of coming) all.push(one);
  return all;
}

/** So many rows are put into words before others are let in. */
const partOfPage = 250;

export function* inParts<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += partOfPage) yield rows.slice(start, start + partOfPage);
}

/** Who reads a workbook: a person, as `context.actor`. */
export type SheetReader = { readonly language: string; readonly timeZone: string };

/** What people read in a cell: words in place of codes. */
export function valueForPeople({ said, value }: SheetColumn<unknown>, row: unknown, language: Language): SheetValue {
  return said ? said(row, language) : value(row);
}

/** Money as people write it down, without its currency. */
export function amountOf(value: Money | number): number {
  return typeof value === "number" ? value : fromMinorUnits(value.currency, value.minorUnits);
}
