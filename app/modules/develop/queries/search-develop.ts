import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { competencies } from "../data/competency-sql.ts";
import { competencyOver, developPlaces } from "../develop-places.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, preparedSearch, type Sought } from "#tenancy/text-search.ts";

/** Competencies by name; they lead to how one stands oneself. And the development of those who report to one. */
export async function searchDevelop(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  const rows = await context.rows<{ id: string; name: string; person: boolean; detail: string }>(
    preparedSearch(
      sought,
      sql`select * from (
      select c.id, c.name, false as person, c.description as detail from ${competencies} c where not c.archived
        and ${holds(sql`c.name`, sought)}
      union all select e.id, e.display_name, true, '' from {employee} e join {assignment} a on a.employee_id = e.id
        and ${liveReportingLine(context.today())}
        where a.manager_id = ${context.actor.employeeId} and ${holds(sql`e.display_name`, sought)}) found
          order by found.person desc, lower(found.name) limit ${limit}`,
    ),
  );
  return rows.map(({ id, name, person, detail }) => ({
    key: `develop:${id}`,
    kind: person ? "development" : "competency",
    title: name,
    subtitle: detail,
    link: person ? developPlaces.person(id) : competencyOver(developPlaces.competencies, id),
  }));
}
