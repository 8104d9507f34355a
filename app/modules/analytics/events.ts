import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const connection = z.object({ connectionId: z.string() });
const dashboard = z.object({ dashboardId: z.string() });
const report = z.object({ reportId: z.string() });

/** What this room announces. */
export const analyticsEvents = declareEvents({
  "analytics.connection-saved": {
    payload: connection,
    says: "A connection to an analytics service was saved.",
    stays: true,
  },
  "analytics.connection-tested": {
    payload: connection,
    says: "A connection to an analytics service was tried.",
    stays: true,
  },
  "analytics.connection-removed": {
    payload: connection,
    says: "A connection to an analytics service was removed.",
    stays: true,
  },
  "analytics.dashboard-saved": { payload: dashboard, says: "A dashboard was added or changed.", stays: true },
  "analytics.dashboard-removed": { payload: dashboard, says: "A dashboard was removed.", stays: true },
  "analytics.dashboard-viewed": { payload: dashboard, says: "Somebody opened a dashboard.", stays: true },
  "analytics.report-saved": { payload: report, says: "A report was made or changed.", stays: true },
  "analytics.report-deleted": { payload: report, says: "A report was deleted.", stays: true },
  "analytics.report-restored": { payload: report, says: "A deleted report was restored.", stays: true },
  "analytics.report-pinned": { payload: report, says: "Somebody pinned a report, or unpinned it.", stays: true },
  "analytics.report-scheduled": {
    payload: report,
    says: "Somebody asked for a report by mail, or for no more of them.",
    stays: true,
  },
  "analytics.report-due": {
    payload: report.extend({ employeeId: z.string(), format: z.string() }),
    says: "The day has come on which somebody gets a report by mail.",
  },
});
