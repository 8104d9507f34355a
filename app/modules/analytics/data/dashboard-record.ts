import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { RowFilters } from "../domain/row-filters.ts";
import type { ShownModule } from "../domain/shown-module.ts";
import { sql } from "#tenancy/sql.ts";

export type DashboardRecord = {
  id: string;
  name: string;
  providerRef: string;
  module: ShownModule;
  filters: RowFilters;
};

export const dashboardColumns = sql`d.id, d.name, d.provider_ref as "providerRef", d.module, d.parameters as filters`;

/** A dashboard the actor may look at; not found where there is none, or where it is not for them. */
export async function requireDashboard(context: Context, dashboardId: string): Promise<DashboardRecord> {
  const dashboard = await firstRow<DashboardRecord>(
    context,
    sql`select ${dashboardColumns} from {analytics_dashboard} d where d.id = ${dashboardId}`,
  );
  if (!dashboard) throw notFound("The dashboard");
  await authorize(context, "view", { kind: "AnalyticsDashboard", module: dashboard.module });
  return dashboard;
}
