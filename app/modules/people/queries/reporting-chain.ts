import type { Context } from "#app/platform/context/context.ts";
import { liveReportingLine } from "../data/reporting-line-sql.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";
import { sql } from "#tenancy/sql.ts";

/** Everybody above a person on a day, nearest first. */
export function reportingChain(context: Context, employeeId: string, day: string): Promise<PersonSummary[]> {
  return context.rows<PersonSummary>(
    sql`with recursive above(id, distance) as (
       select a.manager_id, 1 from {assignment} a where a.employee_id = ${employeeId} and ${liveReportingLine(day)}
       union
       select a.manager_id, above.distance + 1 from above join {assignment} a on a.employee_id = above.id and ${liveReportingLine(day)}
        where above.distance < 50)
     select ${summaryColumns(day)} from above join {employee} e on e.id = above.id order by above.distance`,
  );
}
