import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** A name another system gives to a department, role, grade or place. */
export type SaidTerm = { field: "orgUnit" | "jobRole" | "grade" | "location"; name: string };

const most = 100;

/** Which of these names the company does not have, as an import reads them; by the alphabet. */
export async function namesUnknown(context: Context, said: readonly SaidTerm[]): Promise<string[]> {
  const rows = await context.rows<{ name: string }>(
    sql`select distinct said.name from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (field text, name text)
         where not exists (select from {job_role} r where said.field = 'jobRole' and lower(r.name) = lower(said.name))
           and not exists (select from {grade} g where said.field = 'grade' and lower(g.name) = lower(said.name))
           and not exists (select from {location} l where said.field = 'location' and lower(l.name) = lower(said.name))
           and not exists (select from {org_unit} o where said.field = 'orgUnit' and lower(o.name) = lower(said.name)
             and o.retired_at is null)
         order by 1 limit ${most}`,
  );
  return rows.map(({ name }) => name);
}
