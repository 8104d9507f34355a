import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { findConnection } from "../data/connection-record.ts";
import { namesDashboard } from "../domain/provider.ts";
import { dashboardFields, filtersOf, namesFilterTwice, refusingTakenDashboard } from "./dashboard-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const saveDashboardInput = z.object({ dashboardId: z.uuid().optional(), ...dashboardFields });

/** How many dashboards a company shows. */
const mostDashboards = 50;

/** Names a dashboard of the service, where it is shown, and which of its filters the server fills with what. */
export async function saveDashboard(
  context: Context,
  { dashboardId: known, name, providerRef, module, ...typed }: z.output<typeof saveDashboardInput>,
): Promise<{ dashboardId: string }> {
  await authorize(context, "edit", { kind: "AnalyticsConnection" });
  const connection = await findConnection(context, true);
  if (!connection) throw notFound("The connection");
  if (!namesDashboard(connection.kind, providerRef))
    throw invalid("analytics.malformed-dashboard", "This names no dashboard.", {
      fields: { providerRef: `analytics.malformed-dashboard-${connection.kind}` },
    });
  const filters = filtersOf(typed);
  if (namesFilterTwice(filters)) throw invalid("analytics.filter-twice", "Two values go into one filter.");
  const dashboardId = known ?? context.newId();
  const before = known
    ? await change(context, known, { name, providerRef, module, filters })
    : await add(context, connection.id, dashboardId, { name, providerRef, module, filters });
  await writeDown(
    context,
    "analytics.dashboard-saved",
    { dashboardId },
    {
      action: "save-dashboard",
      subject: "AnalyticsDashboard",
      id: dashboardId,
      detail: { before, after: { name, providerRef, module, filters } },
    },
  );
  return { dashboardId };
}

type Described = { name: string; providerRef: string; module: string | null; filters: object };

async function add(context: Context, connectionId: string, dashboardId: string, described: Described): Promise<null> {
  const { name, providerRef, module, filters } = described;
  const [standing] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {analytics_dashboard}`,
  );
  if (standing!.count >= mostDashboards)
    throw conflict("analytics.too-many", "There are as many dashboards as there may be.", {
      params: { most: mostDashboards },
    });
  await refusingTakenDashboard(
    context.rows(
      sql`insert into {analytics_dashboard} (id, name, provider_ref, module, parameters, connection_id, created_by, created_at)
          values (${dashboardId}, ${name}, ${providerRef}, ${module}, ${JSON.stringify(filters)}::jsonb,
            ${connectionId}, ${context.actor.employeeId}, ${context.clock.now()})`,
    ),
  );
  return null;
}

async function change(context: Context, dashboardId: string, described: Described): Promise<object> {
  const { name, providerRef, module, filters } = described;
  const [before] = await context.rows<object>(
    sql`select name, provider_ref as "providerRef", module, parameters as filters from {analytics_dashboard}
      where id = ${dashboardId} for update`,
  );
  if (!before) throw notFound("The dashboard");
  await refusingTakenDashboard(
    context.rows(
      sql`update {analytics_dashboard} set name = ${name}, provider_ref = ${providerRef}, module = ${module},
        parameters = ${JSON.stringify(filters)}::jsonb where id = ${dashboardId}`,
    ),
  );
  return before;
}
