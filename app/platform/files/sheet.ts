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
