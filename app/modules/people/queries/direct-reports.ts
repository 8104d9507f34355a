import type { Context } from "#app/platform/context/context.ts";
import { isPresent } from "../data/live.ts";
import { liveReportingLine, reportsOf } from "../data/reporting-line-sql.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";
import { sql } from "#tenancy/sql.ts";

export type Report = PersonSummary & { directReports: number };

/** Who is with the company on the day and reports to a person, by name: directly, or at any depth. */
export function directReports(context: Context, employeeId: string, day: string, limit: number): Promise<Report[]> {
  return context.rows<Report>(
    sql`select ${summaryColumns(day)}, ${countOfReports(day)} from {employee} e
      where e.id in (select a.employee_id from {assignment} a
        where a.manager_id = ${employeeId} and ${liveReportingLine(day)}) and ${isPresent(sql`e.id`, day)}
      order by lower(e.display_name), e.id limit ${limit}`,
  );
}

export function allReports(context: Context, employeeId: string, day: string, limit: number): Promise<Report[]> {
  return context.rows<Report>(
    sql`with recursive ${reportsOf(employeeId, day)}
     select ${summaryColumns(day)}, ${countOfReports(day)} from {employee} e
      where e.id in (select employee_id from below) and ${isPresent(sql`e.id`, day)}
      order by lower(e.display_name), e.id limit ${limit}`,
  );
}

/** Over `e`. */
const countOfReports = (day: string) =>
  sql`(select count(*)::int from {assignment} a where a.manager_id = e.id and ${liveReportingLine(day)} and
    ${isPresent(sql`a.employee_id`, day)}) as "directReports"`;
