import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { findConnection } from "../data/connection-record.ts";
import type { ShownModule } from "../domain/shown-module.ts";
import type { DashboardPage } from "./dashboard-page.ts";
import { listDashboards } from "./list-dashboards.ts";

/** The dashboards of a module, the first of them shown. */
export async function moduleDashboards(context: Context, module: ShownModule): Promise<DashboardPage> {
  const dashboards = (await listDashboards(context)).filter((dashboard) => dashboard.module === module);
  const connection = await findConnection(context);
  const shown = dashboards[0];
  if (!shown || !connection) throw notFound("A dashboard");
  return { dashboards, shown, baseUrl: connection.baseUrl };
}
