import type { Context } from "#app/platform/context/context.ts";
import { live } from "../data/live.ts";
import { sql } from "#tenancy/sql.ts";

/** A person as chips, pickers and lists of other rooms show them: public facts alone. */
export type PersonSummary = { id: string; name: string; role: string | null; email: string; photo?: string | null };

/** Columns of a PersonSummary over `{employee} e`, with the role of the day. */
export const summaryColumns = (
  day: string,
) => sql`e.id, e.display_name as name, e.work_email::text as email, e.photo_key as photo,
  (select jr.name from {assignment} a join {job_role} jr on jr.id = a.job_role_id
    where a.employee_id = e.id and ${live("a", "JOB_ROLE", day)}) as role`;

/** Where somebody works, by name, over `{employee} e` on a day: `orgUnit` and `location`. */
export const placeColumns = (day: string) => sql`
  (select u.name from {assignment} a join {org_unit} u on u.id = a.org_unit_id where a.employee_id = e.id
    and ${live("a", "ORG_UNIT", day)}) as "orgUnit",
  (select l.name from {assignment} a join {location} l on l.id = a.location_id where a.employee_id = e.id
    and ${live("a", "LOCATION", day)}) as location`;

/** Public facts of these people, in one statement; ids this company does not know are missing from the map. */
export async function peopleByIds(context: Context, ids: readonly string[]): Promise<Map<string, PersonSummary>> {
  const rows = await context.rows<PersonSummary>(
    sql`select ${summaryColumns(context.today())} from {employee} e where e.id = any(${[...new Set(ids)]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
