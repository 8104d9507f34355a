import { isBelow, live, liveReportingLine, liveSeat, reportsOf } from "#app/modules/people/index.ts";
import type { Circle, Circles } from "#app/platform/contributions/circle.ts";
import type { BaseCohort } from "../domain/base-cohorts.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** True for the rows of `{employee} e` that a base cohort means on a day, seen from one person; where its module is off, or the name means nothing, of none. */
export function inBase(circles: Circles, base: BaseCohort, from: string, day: string): Sql {
  switch (base) {
    case "everyone":
      return sql`true`;
    case "my-data":
      return sql`e.id = ${from}::uuid`;
    case "my-team":
      return sql`e.id in (select a.employee_id from {assignment} a where a.manager_id = ${from} and ${liveReportingLine(day)})`;
    case "my-organization":
      return isBelow(sql`e.id`, from, day);
    case "primary-team":
      return sql`e.id <> ${from}::uuid and e.id in ${peers(from, day)}`;
    case "seniors":
      return sql`e.id in ${above(from, day)}`;
    case "my-department":
      return sql`e.id in ${department(from, day)}`;
    case "my-one-on-one":
    case "my-initiatives":
    case "my-okrs":
      return inCircle(circles[base], from);
    case "outside-team":
      return sql`e.id <> ${from}::uuid and e.id not in ${peers(from, day)} and e.id not in ${below(from, day)} and e.id
        not in ${above(from, day)}`;
    default:
      return sql`false`;
  }
}

function below(from: string, day: string): Sql {
  return sql`(with recursive ${reportsOf(from, day)} select employee_id from below)`;
}

function peers(from: string, day: string): Sql {
  return sql`(select a.employee_id from {assignment} a where ${liveReportingLine(day)} and a.manager_id in (
  select a.manager_id from {assignment} a where a.employee_id = ${from} and ${liveReportingLine(day)}))`;
}

function above(from: string, day: string): Sql {
  return sql`(with recursive above(id) as (
    select a.manager_id from {assignment} a where a.employee_id = ${from} and ${liveReportingLine(day)}
    union select a.manager_id from above b join {assignment} a on a.employee_id = b.id and ${liveReportingLine(day)})
      select id from above)`;
}

function department(from: string, day: string): Sql {
  return sql`(with recursive inside(id) as (
    select a.org_unit_id from {assignment} a where a.employee_id = ${from} and ${liveSeat(day)}
    union select u.id from inside i join {org_unit} u on u.parent_id = i.id)
  select a.employee_id from {assignment} a where a.org_unit_id in (select id from inside) and ${live("a", "ORG_UNIT", day)})`;
}

function inCircle(circle: Circle | undefined, from: string): Sql {
  return circle ? sql`e.id <> ${from}::uuid and e.id in ${circle(from)}` : sql`false`;
}
