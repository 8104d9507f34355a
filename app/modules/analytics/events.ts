import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const connection = z.object({ connectionId: z.string() });
const dashboard = z.object({ dashboardId: z.string() });

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
});
