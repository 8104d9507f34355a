import type { Context } from "#app/platform/context/context.ts";
import { liveReportingLine } from "../data/reporting-line-sql.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * The ids of everybody above each of these people in the reporting line on a date (default: today), in one statement.
 * People with nobody above them are missing from the map.
 */
export async function managersAbove(
  context: Context,
  employeeIds: readonly string[],
  asOf: string = context.today(),
): Promise<Map<string, string[]>> {
  const rows = await context.rows<{ employeeId: string; managerIds: string[] }>(
    sql`with recursive above(employee_id, manager_id) as (
       select a.employee_id, a.manager_id from {assignment} a where a.employee_id = any(${employeeIds}::uuid[])
         and ${liveReportingLine(asOf)}
       union
       select above.employee_id, a.manager_id from above join {assignment} a on a.employee_id = above.manager_id
         and ${liveReportingLine(asOf)})
     select employee_id as "employeeId", array_agg(manager_id::text) as "managerIds" from above group by employee_id`,
  );
  return new Map(rows.map((row) => [row.employeeId, row.managerIds]));
}
