import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ReportFormat } from "../domain/report-formats.ts";
import type { Rhythm } from "../domain/report.ts";
import { nextDay } from "../domain/schedule.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** So many at once; the others follow a few minutes later. */
const mostAtOnce = 200;

type Due = { reportId: string; employeeId: string; rhythm: Rhythm; format: ReportFormat };

/**
 * Announces the reports whose day has come to who may open them still, one by one, and says when each comes next; as the
 * product, again and again.
 */
export async function sendDueReports(context: Context): Promise<void> {
  const today = context.today();
  const due = await context.rows<Due>(
    sql`select s.report_id as "reportId", s.employee_id as "employeeId", s.rhythm, s.format
      from {analytics_schedule} s join {analytics_report} r on r.id = s.report_id and r.deleted_at is null
      where s.next_on <= ${today}::date and (r.shared or r.owner_id = s.employee_id)
        and ${isPresent(sql`s.employee_id`, today)} order by s.next_on, s.report_id, s.employee_id limit ${mostAtOnce}
      for update of s skip locked`,
  );
  for (const { reportId, employeeId, rhythm, format } of due) {
    await context.rows(
      sql`update {analytics_schedule} set next_on = ${nextDay(rhythm, today)}::date
        where report_id = ${reportId} and employee_id = ${employeeId}`,
    );
    await writeDown(
      context,
      "analytics.report-due",
      { reportId, employeeId, format },
      { action: "send-report", subject: "AnalyticsReport", id: reportId, detail: { employeeId } },
    );
  }
}
