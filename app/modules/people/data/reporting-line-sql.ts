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

/**
 * Condition: a person is under a manager, at any depth. Asked in this form the line is walked once and looked up, where a
 * plain `in` has PostgreSQL, which cannot guess how long a line is, compare everybody with everybody.
 */
export function isBelow(person: Sql, managerId: string, day: Day): Sql {
  return sql`((${person} in (with recursive ${reportsOf(managerId, day)} select employee_id from below)) is true)`;
}

/** Whose people a screen of a team or of the company is about. */
export const peopleScopes = ["direct-reports", "all-reports", "company"] as const;
export type PeopleScope = (typeof peopleScopes)[number];

/** Whether somebody is of a scope: `directly` says that they report to the actor; beside it stands `reportsOf` the actor. */
export function isOfScope(scope: PeopleScope, { directly, person }: { directly: Sql; person: Sql }): Sql {
  if (scope === "company") return sql`true`;
  return scope === "direct-reports" ? directly : sql`${person} in (select employee_id from below)`;
}
