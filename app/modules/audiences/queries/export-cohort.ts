import type { Context } from "#app/platform/context/context.ts";
import { writeCsv, type CsvColumn } from "#app/platform/files/write-csv.ts";
import { mostPeople } from "../domain/cohort.ts";
import { requirePeopleOf } from "./cohort-screen.ts";

type Row = Awaited<ReturnType<typeof requirePeopleOf>>["rows"][number];

const columns: readonly CsvColumn<Row>[] = [
  ["name", ({ name }) => name],
  ["work_email", ({ email }) => email],
  ["role", ({ role }) => role],
  ["org_unit", ({ orgUnit }) => orgUnit],
  ["location", ({ location }) => location],
];

/** A cohort's people as CSV, as the actor sees them: readable by a new cohort made of a file. Cells that a spreadsheet would run begin with an apostrophe. */
export async function exportCohort(
  context: Context,
  { cohortId, search }: { cohortId: string; search: string },
): Promise<string> {
  const { rows } = await requirePeopleOf(context, cohortId, { search, limit: mostPeople, offset: 0 });
  return writeCsv(columns, rows);
}
