import { type Day, live } from "./live.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A live reporting line called `a` that names a manager, on the day. */
export function liveReportingLine(day: Day): Sql {
  return sql`${live("a", "REPORTING_LINE", day)} and a.manager_id is not null`;
}

/**
 * A common table expression `below(employee_id)`, for `with recursive`: everybody under a manager, at any depth, without
 * the manager.
 */
export function reportsOf(managerId: string, day: Day): Sql {
  return sql`below(employee_id) as (
  select a.employee_id from {assignment} a where a.manager_id = ${managerId} and ${liveReportingLine(day)}
  union
  select a.employee_id from below b join {assignment} a on a.manager_id = b.employee_id and ${liveReportingLine(day)})`;
}
