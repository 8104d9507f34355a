import { live } from "./live.ts";

/** A live reporting line called `a` that names a manager, on the date its one `?` takes. */
export const liveReportingLine = `${live("a", "REPORTING_LINE")} and a.manager_id is not null`;

/**
 * Text of a common table expression `below(employee_id)`, for `with recursive`: everybody under a manager, at any depth,
 * without the manager. Values: manager's id, date, date.
 */
export const reportsOf = `below(employee_id) as (
  select a.employee_id from {assignment} a where a.manager_id = ? and ${liveReportingLine}
  union
  select a.employee_id from below b join {assignment} a on a.manager_id = b.employee_id and ${liveReportingLine})`;
