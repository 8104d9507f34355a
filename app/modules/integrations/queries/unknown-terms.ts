import { namesUnknown, type SaidTerm } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Names of departments, roles, grades and places at the source that the company does not have, by the alphabet. */
export async function unknownTerms(context: Context, installationId: string): Promise<string[]> {
  const said = await context.rows<SaidTerm>(
    sql`with person as (select p.content from {connector_row} p
            where p.installation_id = ${installationId} and p.stream = 'person' and p.content->>'status' <> 'left'),
        said as (
          select 'jobRole' as field, content->>'jobTitle' as name from person
          union select 'grade', content->>'grade' from person
          union select 'location', content->>'location' from person
          union select 'orgUnit', coalesce(u.content->>'name', person.content->>'orgUnitRef')
            from person left join {connector_row} u on u.installation_id = ${installationId} and u.stream = 'orgUnit'
              and u.external_id = person.content->>'orgUnitRef')
        select distinct field, name from said where name <> ''`,
  );
  return namesUnknown(context, said);
}
