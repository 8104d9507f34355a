import { setOwn } from "#app/platform/http/own-properties.ts";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { gathered, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { pageInput, sliceOfPage, type Slice } from "#app/platform/http/paging.ts";
import { outcomesPageSize } from "../domain/outcomes.ts";
import { sql } from "#tenancy/sql.ts";

/** Which run a page shows person by person, which outcomes of it, and which part; what is none is as if it were not there. */
export const outcomesInput = {
  run: z.guid().optional().catch(undefined).describe("Of which run what became of each person is shown."),
  outcome: z.string().max(40).optional().catch(undefined).describe("Only those of whom this became."),
  page: pageInput,
};

/** Somebody and what became of them in a run. */
export type OutcomeRow = {
  employeeId: string;
  name: string;
  photo: string | null;
  outcome: string;
  recordId: string | null;
  reason: string | null;
  params: Record<string, string | number>;
  fields: string[];
};
export type OutcomeCounts = Readonly<Record<string, number>>;
/** `outcome` is what the rows are narrowed to, null where they are not. */
export type OutcomesPage = {
  runId: string | null;
  outcome: string | null;
  rows: OutcomeRow[];
  total: number;
  page: number;
};

/** How many came out how, of each of these runs. One statement. */
export async function outcomeCounts(context: Context, runIds: readonly string[]): Promise<Map<string, OutcomeCounts>> {
  const rows = await context.rows<{ runId: string; outcome: string; people: number }>(
    sql`select o.run_id as "runId", o.outcome, count(*)::int as people from {person_outcome} o
      where o.run_id = any(${[...runIds]}::uuid[]) group by 1, 2`,
  );
  const counts = new Map<string, Record<string, number>>(runIds.map((id) => [id, {}]));
  for (const { runId, outcome, people } of rows) setOwn(counts.get(runId)!, outcome, people);
  return counts;
}

/** `noted`: those alone of whom there is something to say. Without a run it is nobody. */
export type OutcomesAsked = { runId: string | null; outcome?: string | null; page?: number; noted?: boolean };

/** What became of each person of a run, by name. One statement; who may see the run is for the caller to say. */
export async function personOutcomes(
  context: Context,
  { runId, outcome = null, page = 1, noted = false }: OutcomesAsked,
  { limit, offset }: Slice = sliceOfPage(page, outcomesPageSize),
): Promise<OutcomesPage> {
  const rows = await context.rows<OutcomeRow & { total: number }>(
    sql`select o.employee_id as "employeeId", e.display_name as name, e.photo_key as photo, o.outcome,
        o.record_id as "recordId", o.reason, o.params, o.fields, count(*) over ()::int as total
      from {person_outcome} o join {employee} e on e.id = o.employee_id
     where o.run_id = ${runId} and (${outcome}::text is null or o.outcome = ${outcome})
       and (not ${noted} or o.reason is not null)
     order by lower(e.display_name), e.id limit ${limit} offset ${offset}`,
  );
  return { runId, outcome, page, total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}

const { sheet, text } = sheetsForPrograms;

/** The same as a file, outcomes and reasons by their codes. */
export async function outcomesSheet(context: Context, asked: OutcomesAsked): Promise<Sheet> {
  const read = (slice: Slice) => personOutcomes(context, asked, slice).then(({ rows }) => rows);
  return sheet(columns, (await gathered(pagesBySlice(read))).flat());
}

const columns: readonly SheetColumn<OutcomeRow>[] = [
  text("name", ({ name }) => name),
  text("outcome", ({ outcome }) => outcome),
  text("reason", ({ reason }) => reason),
  text("kept_fields", ({ fields }) => fields.join(", ")),
];
