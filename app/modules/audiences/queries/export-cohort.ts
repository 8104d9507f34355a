import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { cohortReference, requirePeopleOf } from "./cohort-screen.ts";
import { heldAtOnce, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { searchInput, type Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const { long, text } = sheetsForPrograms;

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
  batch = heldAtOnce,
): Promise<LongSheet> {
  const read = (slice: Slice) => requirePeopleOf(context, cohortId, { search, ...slice }).then(({ rows }) => rows);
  return long(columns, pagesBySlice(read, batch));
}

export const cohortExport = listExport({
  kind: "audiences.cohort",
  input: z.object({ cohortId: cohortReference, search: searchInput(), format: z.literal("CSV").default("CSV") }),
  name: (context) => `cohort-${context.today()}`,
  sheet: (context, asked) => exportCohort(context, asked),
});
