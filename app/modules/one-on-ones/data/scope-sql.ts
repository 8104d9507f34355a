import { isOfScope, liveReportingLine, reportsOf, type PeopleScope } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Whose 1:1s with their managers are counted. */
export type InsightScope = PeopleScope;

/** Counts are for who leads the people, or looks after the whole company; nobody reads a text by them. */
export async function requireScope(context: Context, scope: InsightScope): Promise<void> {
  await authorize(context, "view", { kind: scope === "company" ? "OneOnOneInsights" : "OneOnOneTeam" });
}

/**
 * What a statement begins with: `member(employee_id, manager_id)`, everybody of the scope with who leads them today, and
 * `met`, the meetings of the two.
 */
export function scopePrelude(context: Context, scope: InsightScope): Sql {
  const today = context.today();
  const me = context.actor.employeeId;
  const whose = isOfScope(scope, { directly: sql`a.manager_id = ${me}`, person: sql`a.employee_id` });
  return sql`with recursive ${reportsOf(me, today)},
    member as (select a.employee_id, a.manager_id from {assignment} a join {employee} e on e.id = a.employee_id
      where ${liveReportingLine(today)} and (e.resigned_on is null or e.resigned_on > ${today}::date) and ${whose}),
    met as (select m.*, member.employee_id, member.manager_id from member
      join {one_on_one_series} s on (s.organiser_id, s.partner_id) in ((member.employee_id, member.manager_id),
        (member.manager_id, member.employee_id))
      join {one_on_one_meeting} m on m.series_id = s.id)`;
}
