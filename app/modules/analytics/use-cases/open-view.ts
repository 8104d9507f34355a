import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { findConnection, secretPlace } from "../data/connection-record.ts";
import { requireDashboard } from "../data/dashboard-record.ts";
import { viewerFacts } from "../data/viewer-facts.ts";
import { readBaseAddress } from "../domain/base-address.ts";
import type { Provider } from "../domain/provider.ts";
import { fillFilters } from "../domain/row-filters.ts";
import { mintMetabase } from "./mint-metabase.ts";
import { mintSuperset } from "./mint-superset.ts";
import type { Installation } from "./installation.ts";
import { writeDown } from "./write-down.ts";

export const openViewInput = z.object({ dashboardId: ids.dashboard });

/** What a frame needs for one view of one person: never kept, never written anywhere. */
export type OpenedView = {
  kind: Provider;
  address: string;
  origin: string;
  token: string | null;
  expiresAt: string;
  now: string;
};

/** Lets the actor look at a dashboard: the server alone says who they are and which rows are theirs. */
export async function openView(
  context: Context,
  { dashboardId }: z.output<typeof openViewInput>,
  installation: Installation,
): Promise<OpenedView> {
  const dashboard = await requireDashboard(context, dashboardId);
  const connection = await findConnection(context);
  if (!connection) throw notFound("The connection");
  const filters = fillFilters(dashboard.filters, await viewerFacts(context));
  if (!filters)
    throw conflict("analytics.filter-without-value", "A filter of the dashboard has no value for the viewer.");
  await writeDown(
    context,
    "analytics.dashboard-viewed",
    { dashboardId },
    {
      action: "view-dashboard",
      subject: "AnalyticsDashboard",
      id: dashboardId,
      detail: { filters: filters.map(({ name }) => name) },
    },
  );
  const now = context.clock.now();
  const secret = (await tenantSealer(installation, context.tenant.id, now)).open(
    connection.secret,
    secretPlace(connection.id),
  );
  const asked = {
    baseUrl: connection.baseUrl,
    account: connection.account,
    secret,
    providerRef: dashboard.providerRef,
    filters,
    now,
    loopback: mayBeHere(connection.baseUrl, installation),
  };
  const { address, token, expiresAt } =
    connection.kind === "METABASE"
      ? await mintMetabase(asked)
      : await mintSuperset({ ...asked, viewer: { employeeId: context.actor.employeeId, name: context.actor.name } });
  return {
    kind: connection.kind,
    address,
    origin: new URL(connection.baseUrl).origin,
    token,
    expiresAt: expiresAt.toISOString(),
    now: now.toISOString(),
  };
}

/** A service on this machine is asked away from production alone. */
export const mayBeHere = (baseUrl: string, { config }: Installation): boolean =>
  !config.production && readBaseAddress(baseUrl)?.loopback === true;
