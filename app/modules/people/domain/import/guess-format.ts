import type { DateFormat } from "#app/platform/import/date-formats.ts";
import { guessDateFormat } from "#app/platform/import/dates.ts";

const rowsLookedAt = 2_000;

/** How days are written in these columns, by the first lines. */
export function guessFormat(
  { rows }: { rows: readonly { cells: readonly string[] }[] },
  columns: readonly (number | undefined)[],
): DateFormat {
  const sample = rows.slice(0, rowsLookedAt);
  return guessDateFormat(
    columns.flatMap((column) => (column === undefined ? [] : sample.map((row) => row.cells[column] ?? ""))),
  );
}
