import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { requireReport } from "../data/report-record.ts";
import { ids } from "../domain/ids.ts";
import { mostPinned, rhythms } from "../domain/report.ts";
import { nextDay } from "../domain/schedule.ts";
import { reportFormats } from "../domain/report-formats.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const pinReportInput = z.object({
  reportId: ids.report,
  pinned: tickInput.describe("Whether it stands on the caller's home page."),
});

/** Puts a report onto one's own home page, or takes it from there. */
export async function pinReport(
  context: Context,
  { reportId, pinned }: z.output<typeof pinReportInput>,
): Promise<{ reportId: string }> {
  await requireReport(context, reportId);
  const me = context.actor.employeeId;
  if (pinned) {
    const [held] = await context.rows<{ count: number }>(
      sql`select count(*)::int as count from {analytics_pin} where employee_id = ${me} and report_id <> ${reportId}`,
    );
    if (held!.count >= mostPinned)
      throw conflict("analytics.too-many-pins", "So many reports are pinned already.", {
        params: { most: mostPinned },
      });
    await context.rows(
      sql`insert into {analytics_pin} (report_id, employee_id, pinned_at)
        values (${reportId}, ${me}, ${context.clock.now()}) on conflict do nothing`,
    );
  } else await context.rows(sql`delete from {analytics_pin} where report_id = ${reportId} and employee_id = ${me}`);
  await writeDown(
    context,
    "analytics.report-pinned",
    { reportId },
    { action: "pin-report", subject: "AnalyticsReport", id: reportId, detail: { pinned } },
  );
  return { reportId };
}

export const scheduleReportInput = z.object({
  reportId: ids.report,
  rhythm: z.enum([...rhythms, "NEVER"]).describe("How often it comes by mail; NEVER ends it."),
  format: z.enum(reportFormats).default("XLSX").describe("The kind of file."),
});

/** Has a report come by mail to oneself, with what one may see of it on the day. */
export async function scheduleReport(
  context: Context,
  { reportId, rhythm, format }: z.output<typeof scheduleReportInput>,
): Promise<{ reportId: string }> {
  await requireReport(context, reportId);
  const me = context.actor.employeeId;
  if (rhythm === "NEVER")
    await context.rows(sql`delete from {analytics_schedule} where report_id = ${reportId} and employee_id = ${me}`);
  else {
    const next = nextDay(rhythm, context.today());
    await context.rows(
      sql`insert into {analytics_schedule} (report_id, employee_id, rhythm, format, next_on)
        values (${reportId}, ${me}, ${rhythm}, ${format}, ${next}::date)
        on conflict (report_id, employee_id) do update set rhythm = ${rhythm}, format = ${format}, next_on = ${next}::date`,
    );
  }
  await writeDown(
    context,
    "analytics.report-scheduled",
    { reportId },
    { action: "schedule-report", subject: "AnalyticsReport", id: reportId, detail: { rhythm, format } },
  );
  return { reportId };
}
