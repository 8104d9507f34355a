import type { Notice } from "#app/platform/contributions/room-time.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { hears } from "#app/platform/events/hears.ts";
import { analyticsPlaces } from "./analytics-places.ts";
import { analyticsEvents } from "./events.ts";
import { sql } from "#tenancy/sql.ts";

/** Whoever asked for a report by mail is told that it is there; the file is made when they open it, of what they may see. */
export const analyticsNotices = hears<readonly Notice[]>()(analyticsEvents, {
  "analytics.report-due": async (context, { payload: { reportId, employeeId, format } }) => {
    const report = await firstRow<{ name: string }>(
      context,
      sql`select name from {analytics_report} where id = ${reportId} and deleted_at is null`,
    );
    if (!report) return [];
    const link = analyticsPlaces.reportFile(reportId, format);
    const params = { name: report.name, format };
    const about = { kind: "AnalyticsReport", id: reportId };
    return [{ recipientId: employeeId, room: "analytics", kind: "report-due", params, link, about }];
  },
});
