import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

const most = 100;

/** Names of departments, roles, grades and places at the source that the company does not have, by the alphabet. */
export async function unknownTerms(context: Context, installationId: string): Promise<string[]> {
  const rows = await context.rows<{ name: string }>(
    sql`with person as (select p.content from {connector_row} p
            where p.installation_id = ${installationId} and p.stream = 'person' and p.content->>'status' <> 'left'),
        said as (
          select distinct 'role' as kind, content->>'jobTitle' as name from person
          union select distinct 'grade', content->>'grade' from person
          union select distinct 'place', content->>'location' from person
          union select distinct 'unit', coalesce(u.content->>'name', person.content->>'orgUnitRef')
            from person left join {connector_row} u on u.installation_id = ${installationId} and u.stream = 'orgUnit'
              and u.external_id = person.content->>'orgUnitRef')
        select distinct said.name from said
         where said.name <> ''
           and not exists (select from {job_role} r where said.kind = 'role' and lower(r.name) = lower(said.name))
           and not exists (select from {grade} g where said.kind = 'grade' and lower(g.name) = lower(said.name))
           and not exists (select from {location} l where said.kind = 'place' and lower(l.name) = lower(said.name))
           and not exists (select from {org_unit} o where said.kind = 'unit' and lower(o.name) = lower(said.name)
             and o.retired_at is null)
         order by 1 limit ${most}`,
  );
  return rows.map(({ name }) => name);
}
