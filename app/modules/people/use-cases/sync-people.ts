import type { Context } from "#app/platform/context/context.ts";
import { requireImport, type ImportCounts } from "../data/import/import-record.ts";
import { applyImport } from "./apply-import.ts";
import { checkImportKnowing } from "./check-import.ts";
import { readImportRows } from "./read-import-rows.ts";

export type PeopleRows = {
  /** What the import is called. */
  fileName: string;
  /** A person a row, by heads the import knows; days as 2026-03-01. */
  rows: readonly Record<string, string>[];
  /** People whom no row names leave. */
  retireMissing: boolean;
  /** Employee numbers of those who are said to have left. */
  leaving?: readonly string[];
  /** Employee numbers of those who are said to work here: who had left comes back, on the day of their row or at once. */
  returning?: readonly string[];
};

/** The dry run of people whom another system knows: an import that says line by line what it would do. */
export async function checkPeopleRows(
  context: Context,
  { fileName, rows, retireMissing, leaving = [], returning = [] }: PeopleRows,
): Promise<{ importId: string; counts: ImportCounts }> {
  const { importId } = await readImportRows(context, { fileName, rows: [...rows] });
  const { settings } = await requireImport(context, importId);
  const input = {
    importId,
    column: settings.mapping as Record<string, number>,
    field: {},
    dateFormat: "yyyy-MM-dd" as const,
    from: context.today(),
    retireMissing,
  };
  const { counts } = await checkImportKnowing(context, input, { leaving, returning });
  return { importId, counts };
}

/**
 * Does what that check said; lines it refuses stay behind. Refuses with `people.import-retires-many` where more leave
 * than the company says.
 */
export async function applyPeopleRows(context: Context, importId: string): Promise<void> {
  await applyImport(context, { importId, leaveOutRefused: true, retireMany: false });
}
