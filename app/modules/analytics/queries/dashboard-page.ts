import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { findConnection } from "../data/connection-record.ts";
import { requireDashboard } from "../data/dashboard-record.ts";
import { listDashboards, type ListedDashboard } from "./list-dashboards.ts";

export const dashboardPageInput = z.object({ dashboardId: z.uuid() });
export type DashboardPage = {
  dashboards: ListedDashboard[];
  shown: ListedDashboard;
  /** The one address its frame may show. */ baseUrl: string;
};

/** One dashboard, and those beside it. */
export async function dashboardPage(
  context: Context,
  { dashboardId }: z.output<typeof dashboardPageInput>,
): Promise<DashboardPage> {
  const { id, name, module } = await requireDashboard(context, dashboardId);
  const connection = await findConnection(context);
  if (!connection) throw notFound("The connection");
  return { dashboards: await listDashboards(context), shown: { id, name, module }, baseUrl: connection.baseUrl };
}
