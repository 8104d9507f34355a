import type { Context } from "#app/platform/context/context.ts";
import { isPresent } from "../data/live.ts";
import { liveReportingLine, reportsOf } from "../data/reporting-line-sql.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";

export type Report = PersonSummary & { directReports: number };

/** Who is with the company on the day and reports to a person, by name: directly, or at any depth. */
export function directReports(context: Context, employeeId: string, day: string, limit: number): Promise<Report[]> {
  return context.rows<Report>(
    `select ${summaryColumns}, ${countOfReports} from {employee} e
      where e.id in (select a.employee_id from {assignment} a where a.manager_id = ? and ${liveReportingLine}) and ${isPresent("e.id")}
      order by lower(e.display_name), e.id limit ?`,
    [day, day, day, employeeId, day, day, limit],
  );
}

export function allReports(context: Context, employeeId: string, day: string, limit: number): Promise<Report[]> {
  return context.rows<Report>(
    `with recursive ${reportsOf}
     select ${summaryColumns}, ${countOfReports} from {employee} e
      where e.id in (select employee_id from below) and ${isPresent("e.id")}
      order by lower(e.display_name), e.id limit ?`,
    [employeeId, day, day, day, day, day, day, limit],
  );
}

/** Over `e`; the day twice. */
const countOfReports = `(select count(*)::int from {assignment} a where a.manager_id = e.id and ${liveReportingLine} and ${isPresent("a.employee_id")}) as "directReports"`;
