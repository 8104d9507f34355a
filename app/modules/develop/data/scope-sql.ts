import { isOfScope, isPresent, liveReportingLine, reportsOf, type PeopleScope } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Team screens are for who leads people, those of the company for administrators. */
export async function requireScope(context: Context, scope: PeopleScope): Promise<void> {
  await authorize(context, "view", { kind: scope === "company" ? "DevelopInsights" : "DevelopTeam" });
}

/** What a statement begins with: `member(employee_id)`, everybody of the scope who is here today. */
export function members(context: Context, scope: PeopleScope): Sql {
  const today = context.today();
  const me = context.actor.employeeId;
  const whose = isOfScope(scope, {
    directly: sql`e.id in (select a.employee_id from {assignment} a where a.manager_id = ${me} and ${liveReportingLine(today)})`,
    person: sql`e.id`,
  });
  return sql`with recursive ${reportsOf(me, today)}, member as (select e.id as employee_id from {employee} e
    where ${isPresent(sql`e.id`, today)} and ${whose})`;
}
