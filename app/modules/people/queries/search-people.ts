import type { Context } from "#app/platform/context/context.ts";
import { isPresent } from "../data/live.ts";
import { isOfScope, liveReportingLine, reportsOf, type PeopleScope } from "../data/reporting-line-sql.ts";
import { wordConditions } from "../data/search-words.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";
import { allOf, sql } from "#tenancy/sql.ts";
import { exactly, nearestFirst, type Sought } from "#tenancy/text-search.ts";

/**
 * People with the company today whose name, e-mail or role holds every word, of a scope where one is given; names that
 * begin so come first.
 */
export async function searchPeople(
  context: Context,
  text: string | Sought,
  limit: number,
  scope: PeopleScope = "company",
): Promise<PersonSummary[]> {
  const ability = await context.ability();
  if (!ability.anyOf("view", "Employee")) return [];
  const today = context.today();
  const sought = typeof text === "string" ? exactly(text) : text;
  const me = context.actor.employeeId;
  const directly = sql`exists (select from {assignment} a where a.employee_id = e.id and a.manager_id = ${me}
    and ${liveReportingLine(today)})`;
  return context.rows<PersonSummary>(
    sql`${scope === "all-reports" ? sql`with recursive ${reportsOf(me, today)}` : sql``}
     select ${summaryColumns(today)} from {employee} e
      where ${allOf([isPresent(sql`e.id`, today), isOfScope(scope, { directly, person: sql`e.id` }), ...wordConditions(sought, today)])}
      order by ${nearestFirst(sql`e.display_name`, sought)}
        not starts_with(public.plain(e.display_name), public.plain(${sought.text.trim()})), lower(e.display_name), e.id limit ${limit}`,
  );
}
