import { applyFile, checkFileKnowing, readRows, requireFile } from "#app/modules/imports/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lineOutcomes, type LineOutcome } from "#app/platform/contributions/judged-as-set.ts";
import type { UnknownTerms } from "../domain/import/settings.ts";
import { isFieldKey } from "../domain/import/custom-fields.ts";

/** How many people join, change, move, leave, stay as they are or are refused. */
export type PeopleCounts = Readonly<Record<LineOutcome, number>>;

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
  /** What becomes of departments, roles, grades and places that the company does not know. */
  unknownTerms: UnknownTerms;
};

/** The dry run of people whom another system knows: an import that says line by line what it would do. */
export async function checkPeopleRows(
  context: Context,
  { fileName, rows, retireMissing, leaving = [], returning = [], unknownTerms }: PeopleRows,
): Promise<{ importId: string; counts: PeopleCounts }> {
  const { fileId } = await readRows(context, { kind: "people", fileName, rows: [...rows] });
  const { mapping } = await requireFile(context, fileId);
  const facts = Object.entries(mapping).filter(([name]) => !isFieldKey(name));
  const known = { unknownTerms, ...(leaving.length > 0 && { leaving }), ...(returning.length > 0 && { returning }) };
  const settings = { dateFormat: "yyyy-MM-dd", from: context.today(), retireMissing };
  const input = { fileId, columns: Object.fromEntries(facts), settings };
  const { counts } = await checkFileKnowing(context, input, known);
  // What else the check has counted, it needs for what it asks.
  const told = Object.fromEntries(lineOutcomes.map((outcome) => [outcome, counts[outcome] ?? 0]));
  return { importId: fileId, counts: told as PeopleCounts };
}

/**
 * Does what that check said; lines it refuses stay behind. Refuses with `people.import-retires-many` where more leave
 * than the company says.
 */
export async function applyPeopleRows(context: Context, importId: string): Promise<void> {
  await applyFile(context, { fileId: importId, leaveOutRefused: true, agreed: [] });
}
