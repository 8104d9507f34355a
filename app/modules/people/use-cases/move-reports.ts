import type { Context } from "#app/platform/context/context.ts";
import { linesAbove } from "../data/assignment-rows.ts";
import { naming } from "../data/naming.ts";
import type { MovingReports } from "../jobs/move-reports.task.ts";
import { changeAssignment, changeAssignmentQuietly } from "./change-assignment.ts";
import { sql } from "#tenancy/sql.ts";

/** So many reports are moved in one transaction, which keeps others from changing a line for less than a second. */
export const reportsAtOnce = 150;

export type Report = { employeeId: string; from: string };

/**
 * Who reports to a person from a day on, each from the first day of theirs. Those above their new manager come first: what
 * they refuse refuses the leaving itself, and no piece of it later.
 */
export async function reportsFrom(
  context: Context,
  { employeeId, managerId, from }: MovingReports,
): Promise<readonly Report[]> {
  const reports = await context.rows<Report>(
    sql`select a.employee_id as "employeeId", greatest(lower(a.valid), ${from}::date)::text as "from" from {assignment} a
      where a.manager_id = ${employeeId} and a.kind = 'REPORTING_LINE' and a.superseded_at is null
        and a.valid && daterange(${from}::date, null)
        and exists (select from {assignment} s where s.employee_id = a.employee_id and s.kind = 'STATUS'
          and s.superseded_at is null
                     and s.status <> 'LEFT' and s.valid && a.valid * daterange(${from}::date, null))
      order by lower(a.valid), a.employee_id`,
  );
  if (managerId === null || reports.length <= reportsAtOnce) return reports;
  const above = new Set((await linesAbove(context, managerId, from)).map((line) => line.managerId)).add(managerId);
  const isAbove = (report: Report) => (above.has(report.employeeId) ? 0 : 1);
  return reports.toSorted((one, other) => isAbove(one) - isAbove(other));
}

/** Gives these reports their new manager, each from their day on; who becomes the manager themselves goes to the one above. */
export async function moveReports(
  context: Context,
  { employeeId, managerId, quiet }: MovingReports,
  reports: readonly Report[],
): Promise<void> {
  const change = quiet ? changeAssignmentQuietly : changeAssignment;
  for (const report of reports) {
    const value = managerId === report.employeeId ? await managerOn(context, employeeId, report.from) : managerId;
    await naming(
      { value: "newManagerId", from: "lastDay" },
      change(context, { ...report, kind: "REPORTING_LINE", value, future: "KEEP" }),
    );
  }
}

export async function managerOn(context: Context, employeeId: string, day: string): Promise<string | null> {
  const [line] = await context.rows<{ managerId: string | null }>(
    sql`select manager_id as "managerId" from {assignment} where employee_id = ${employeeId} and kind = 'REPORTING_LINE'
      and superseded_at is null and valid @> ${day}::date`,
  );
  return line?.managerId ?? null;
}
