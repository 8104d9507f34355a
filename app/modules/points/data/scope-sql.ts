import { isOfScope, isPresent, liveReportingLine, peopleInside, reportsOf } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { unitsAdministered } from "../policy.ts";
import type { PointsScope } from "../points-places.ts";

/** Team screens are for who leads people, those of the company for who administers points. */
export async function requireScope(context: Context, scope: PointsScope): Promise<void> {
  await authorize(context, "view", { kind: scope === "company" ? "PointsCompany" : "PointsTeam" });
}

/** What a statement begins with: `member(employee_id)`, everybody of the scope who is here today. */
export function members(context: Context, scope: PointsScope): Sql {
  const today = context.today();
  const me = context.actor.employeeId;
  const whose = isOfScope(scope, {
    directly: sql`e.id in (select a.employee_id from {assignment} a
      where a.manager_id = ${me} and ${liveReportingLine(today)})`,
    person: sql`e.id`,
  });
  return sql`with recursive ${reportsOf(me, today)}, member as (select e.id as employee_id from {employee} e
    where ${isPresent(sql`e.id`, today)} and ${whose} and ${scope === "company" ? administered(context) : sql`true`})`;
}

/** True on `{employee} e` for whose points the actor administers: everybody, or the people of their org units. */
export function administered({ actor, today }: Context): Sql {
  if (actor.adminAccesses.includes("POINTS_ADMIN")) return sql`true`;
  const units = unitsAdministered(actor);
  return units.length > 0 ? sql`e.id in ${peopleInside(units, today())}` : sql`false`;
}

/** The local day of `{employee} e`, where `{organization} o` stands beside: what is told of a person goes by it. */
export function localDay(context: Context): Sql {
  return sql`(${context.clock.now()}::timestamptz at time zone coalesce(e.time_zone, o.time_zone))::date`;
}
