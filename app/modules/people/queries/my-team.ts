import type { Context } from "#app/platform/context/context.ts";
import { isPresent } from "../data/live.ts";
import { liveReportingLine, reportsOf } from "../data/reporting-line-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** How many people are with the company today and report to the actor: directly, and at any depth. */
export type TeamCounts = { directReports: number; allReports: number };

export async function myTeam(context: Context): Promise<TeamCounts> {
  const today = context.today();
  const [row] = await context.rows<TeamCounts>(
    sql`with recursive ${reportsOf(context.actor.employeeId, today)}
     select (select count(*)::int from below where ${isPresent(sql`below.employee_id`, today)}) as "allReports",
            (select count(*)::int from {assignment} a where a.manager_id = ${context.actor.employeeId} and
              ${liveReportingLine(today)} and ${isPresent(sql`a.employee_id`, today)}) as "directReports"`,
  );
  return row!;
}
