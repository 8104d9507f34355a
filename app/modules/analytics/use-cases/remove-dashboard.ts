import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { sql } from "#tenancy/sql.ts";

export const removeDashboardInput = z.object({ dashboardId: z.uuid() });

/** Shows a dashboard no more; at the service it stays. */
export async function removeDashboard(
  context: Context,
  { dashboardId }: z.output<typeof removeDashboardInput>,
): Promise<void> {
  await authorize(context, "edit", { kind: "AnalyticsConnection" });
  const [removed] = await context.rows<{ name: string }>(
    sql`delete from {analytics_dashboard} where id = ${dashboardId} returning name`,
  );
  if (!removed) throw notFound("The dashboard");
  await recordEvent(context, { name: "analytics.dashboard-removed", payload: { dashboardId } });
  await writeAuditEntry(context, {
    action: "analytics.remove-dashboard",
    subjectType: "AnalyticsDashboard",
    subjectId: dashboardId,
    detail: removed,
  });
}
