import { stringify } from "csv-stringify/sync";
import type { Context } from "#app/platform/context/context.ts";
import { mostPeople } from "../domain/cohort.ts";
import { requirePeopleOf } from "./cohort-screen.ts";

const columns = [
  { key: "name", header: "name" },
  { key: "email", header: "work_email" },
  { key: "role", header: "role" },
  { key: "orgUnit", header: "org_unit" },
  { key: "location", header: "location" },
];

/** A cohort's people as CSV, as the actor sees them: readable by a new cohort made of a file. Cells that a spreadsheet would run begin with an apostrophe. */
export async function exportCohort(
  context: Context,
  { cohortId, search }: { cohortId: string; search: string },
): Promise<string> {
  const { rows } = await requirePeopleOf(context, cohortId, { search, limit: mostPeople, offset: 0 });
  return stringify(rows, { bom: true, header: true, columns, escape_formulas: true, record_delimiter: "windows" });
}
