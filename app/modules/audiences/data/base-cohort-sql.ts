import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Circle, Circles } from "#app/platform/contributions/circle.ts";
import { live, liveReportingLine, liveSeat, reportsOf } from "#app/modules/people/index.ts";
import type { BaseCohort } from "../domain/base-cohorts.ts";

const reports = `(select a.employee_id from {assignment} a where a.manager_id = ? and ${liveReportingLine})`;
const below = `(with recursive ${reportsOf} select employee_id from below)`;
const peers = `(select a.employee_id from {assignment} a where ${liveReportingLine} and a.manager_id in (
  select a.manager_id from {assignment} a where a.employee_id = ? and ${liveReportingLine}))`;
const above = `(with recursive above(id) as (
    select a.manager_id from {assignment} a where a.employee_id = ? and ${liveReportingLine}
    union select a.manager_id from above b join {assignment} a on a.employee_id = b.id and ${liveReportingLine}) select id from above)`;
const department = `(with recursive inside(id) as (
    select a.org_unit_id from {assignment} a where a.employee_id = ? and ${liveSeat}
    union select u.id from inside i join {org_unit} u on u.parent_id = i.id)
  select a.employee_id from {assignment} a where a.org_unit_id in (select id from inside) and ${live("a", "ORG_UNIT")})`;

/** True for the rows of `{employee} e` that a base cohort means on a day, seen from one person; where its module is off, of none. */
export function inBase(circles: Circles, base: BaseCohort, from: string, day: string): SqlFragment {
  switch (base) {
    case "everyone":
      return { text: "true", values: [] };
    case "my-data":
      return { text: "e.id = ?::uuid", values: [from] };
    case "my-team":
      return { text: `e.id in ${reports}`, values: [from, day] };
    case "my-organization":
      return { text: `e.id in ${below}`, values: [from, day, day] };
    case "primary-team":
      return { text: `e.id <> ?::uuid and e.id in ${peers}`, values: [from, day, from, day] };
    case "seniors":
      return { text: `e.id in ${above}`, values: [from, day, day] };
    case "my-department":
      return { text: `e.id in ${department}`, values: [from, day, day] };
    case "my-initiatives":
    case "my-okrs":
      return inCircle(circles[base], from);
    case "outside-team":
      return {
        text: `e.id <> ?::uuid and e.id not in ${peers} and e.id not in ${below} and e.id not in ${above}`,
        values: [from, day, from, day, from, day, day, from, day, day],
      };
  }
}

function inCircle(circle: Circle | undefined, from: string): SqlFragment {
  if (!circle) return { text: "false", values: [] };
  const { text, values } = circle(from);
  return { text: `e.id <> ?::uuid and e.id in ${text}`, values: [from, ...values] };
}
