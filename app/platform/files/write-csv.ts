import { stringify } from "csv-stringify/sync";
import { withoutFormula } from "./formula-safe.ts";

export type CsvCell = string | number | boolean | null | undefined;

/** A column of a file: what its head says, and what it says of a row. */
export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => CsvCell];

/** A file of rows for spreadsheets: UTF-8 with its mark, lines ended as RFC 4180 says, no cell a formula. */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(([, cell]) => withoutFormula(cell(row))));
  const headers = columns.map(([header]) => withoutFormula(header));
  return stringify([headers, ...lines], { bom: true, record_delimiter: "windows" });
}
