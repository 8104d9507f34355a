import { z } from "zod";
import { alumni, type Alumnus } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, searchInput, sliceOfPage } from "#app/platform/http/paging.ts";
import { sql } from "#tenancy/sql.ts";

export const alumniInput = z.object({ text: searchInput(), page: pageInput });
export type AlumniInput = z.output<typeof alumniInput>;
export const alumniPageSize = 25;

/** Somebody who left, with the departure that was planned here: why they went, and the journey; null where there was none. */
export type AlumniRow = Alumnus & { reason: string | null; journeyId: string | null };
export type AlumniPage = { input: AlumniInput; rows: AlumniRow[]; total: number };

/** Everybody who has left, for who administers people. */
export async function alumniPage(
  context: Context,
  input: AlumniInput,
  slice = sliceOfPage(input.page, alumniPageSize),
): Promise<AlumniPage> {
  await authorize(context, "view", { kind: "LifecycleCompany" });
  const { rows, total } = await alumni(context, { text: input.text, ...slice });
  const departures = await context.rows<{ employeeId: string; reason: string; journeyId: string }>(
    sql`select distinct on (j.employee_id) j.employee_id as "employeeId", j.reason, j.id as "journeyId"
      from {lifecycle_journey} j where j.moment = 'EXIT' and j.state <> 'WITHDRAWN'
        and j.employee_id = any(${rows.map(({ id }) => id)}::uuid[])
      order by j.employee_id, j.on_day desc, j.id`,
  );
  const of = new Map(departures.map(({ employeeId, ...departure }) => [employeeId, departure]));
  const none = { reason: null, journeyId: null };
  return { input, total, rows: rows.map((row) => ({ ...row, ...(of.get(row.id) ?? none) })) };
}
