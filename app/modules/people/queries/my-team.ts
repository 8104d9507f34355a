import type { Context } from "#app/platform/context/context.ts";
import { isPresent } from "../data/live.ts";
import { liveReportingLine, reportsOf } from "../data/reporting-line-sql.ts";

/** How many people are with the company today and report to the actor: directly, and at any depth. */
export type TeamCounts = { directReports: number; allReports: number };

export async function myTeam(context: Context): Promise<TeamCounts> {
  const today = context.today();
  const [row] = await context.rows<TeamCounts>(
    `with recursive ${reportsOf}
     select (select count(*)::int from below where ${isPresent("below.employee_id")}) as "allReports",
            (select count(*)::int from {assignment} a where a.manager_id = ? and ${liveReportingLine} and ${isPresent("a.employee_id")}) as "directReports"`,
    [context.actor.employeeId, today, today, today, context.actor.employeeId, today, today],
  );
  return row!;
}
