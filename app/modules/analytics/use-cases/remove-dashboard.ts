import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { writeDown } from "./write-down.ts";
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
  await writeDown(
    context,
    "analytics.dashboard-removed",
    { dashboardId },
    { action: "remove-dashboard", subject: "AnalyticsDashboard", id: dashboardId, detail: removed },
  );
}
