import type { Context } from "#app/platform/context/context.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { mostPeople } from "../domain/cohort.ts";
import { requirePeopleOf } from "./cohort-screen.ts";

const { sheet, text } = sheetsForPrograms;

type Row = Awaited<ReturnType<typeof requirePeopleOf>>["rows"][number];

const columns: readonly SheetColumn<Row>[] = [
  text("name", ({ name }) => name),
  text("work_email", ({ email }) => email),
  text("role", ({ role }) => role),
  text("org_unit", ({ orgUnit }) => orgUnit),
  text("location", ({ location }) => location),
];

/** A cohort's people as a file, as the actor sees them: readable by a new cohort made of it. */
export async function exportCohort(
  context: Context,
  { cohortId, search }: { cohortId: string; search: string },
): Promise<Sheet> {
  const { rows } = await requirePeopleOf(context, cohortId, { search, limit: mostPeople, offset: 0 });
  return sheet(columns, rows);
}
