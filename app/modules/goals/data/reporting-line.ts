import type { Context } from "#app/platform/context/context.ts";

/** A live reporting line called `a`, on the date its one `?` takes. */
export const liveReportingLine = "a.kind = 'REPORTING_LINE' and a.superseded_at is null and a.valid @> ?::date and a.manager_id is not null";

/** A common table expression `below(employee_id)`: everybody under a manager. Values: manager, date, date. */
export const belowManager = `below(employee_id) as (
  select a.employee_id from {assignment} a where a.manager_id = ? and ${liveReportingLine}
  union
  select a.employee_id from below b join {assignment} a on a.manager_id = b.employee_id and ${liveReportingLine})`;

/** Everybody above each of these people in the reporting line, today. */
export async function managersAbove(context: Context, employeeIds: readonly string[]): Promise<Map<string, string[]>> {
  const today = context.today();
  const rows = await context.rows<{ employeeId: string; managerIds: string[] }>(
    `with recursive above(employee_id, manager_id) as (
       select a.employee_id, a.manager_id from {assignment} a where a.employee_id = any(?::uuid[]) and ${liveReportingLine}
       union
       select above.employee_id, a.manager_id from above join {assignment} a on a.employee_id = above.manager_id and ${liveReportingLine})
     select employee_id as "employeeId", array_agg(manager_id) as "managerIds" from above group by employee_id`,
    [employeeIds, today, today],
  );
  return new Map(rows.map((row) => [row.employeeId, row.managerIds]));
}
