import type { Money } from "../money/money.ts";
import type { LongSheet, Sheet, SheetColumn, SheetPages, SheetValue } from "./sheet.ts";

const column =
  <Value extends SheetValue>(kind: SheetColumn<unknown>["kind"]) =>
  <Row>(header: string, value: (row: Row) => Value | null | undefined): SheetColumn<Row> => ({
    ...{ kind, header, value },
    head: () => header,
  });

/**
 * Sheets that programs read, first of all our own imports: heads and codes stay as those know them, in a workbook too. What
 * people read is made by `sheetsIn`.
 */
export const sheetsForPrograms = {
  sheet: <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Sheet => ({
    columns: columns as readonly SheetColumn<unknown>[],
    rows,
    title: () => "",
    readAgain: true,
  }),
  long: <Row>(columns: readonly SheetColumn<Row>[], pages: SheetPages<Row>): LongSheet => ({
    columns: columns as readonly SheetColumn<unknown>[],
    pages,
    title: () => "",
    readAgain: true,
  }),
  text: column<string>("TEXT"),
  number: column<number>("NUMBER"),
  date: column<string>("DATE"),
  money: column<Money | number>("MONEY"),
  yesNo: column<boolean>("YES_NO"),
};
