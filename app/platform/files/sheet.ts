import { fromMinorUnits, type Money } from "../money/money.ts";

export type SheetValue = string | number | boolean | Money | null | undefined;
export type SheetColumn<Row> = {
  readonly header: string;
  readonly kind: "TEXT" | "NUMBER" | "DATE" | "MONEY" | "YES_NO";
  readonly value: (row: Row) => SheetValue;
};

/** Rows for people and their programs: a CSV file (`csvOf`), a workbook (`workbookOf`), or a table of a report for print (`tableOf`). */
export type Sheet = {
  readonly columns: readonly SheetColumn<unknown>[];
  readonly rows: readonly unknown[];
};

export function sheet<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Sheet {
  return { columns: columns as readonly SheetColumn<unknown>[], rows };
}

type Maybe<Value> = Value | null | undefined;
const column =
  <Value extends SheetValue>(kind: SheetColumn<unknown>["kind"]) =>
  <Row>(header: string, value: (row: Row) => Maybe<Value>): SheetColumn<Row> => ({ kind, header, value });

/** Words, ids and codes; never a formula, whatever they begin with. */
export const text = column<string>("TEXT");
export const number = column<number>("NUMBER");
/** A day, as `2026-11-16`. */
export const date = column<string>("DATE");
/** Money, or a plain number where it is none. */
export const money = column<Money | number>("MONEY");
export const yesNo = column<boolean>("YES_NO");

/** Money as people write it down, without its currency. */
export function amountOf(value: Money | number): number {
  return typeof value === "number" ? value : fromMinorUnits(value.currency, value.minorUnits);
}
