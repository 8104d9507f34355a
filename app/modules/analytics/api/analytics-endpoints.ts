import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { providers } from "../domain/provider.ts";
import { shownModules } from "../domain/shown-module.ts";
import { listDashboards } from "../queries/list-dashboards.ts";
import { openView, openViewInput } from "../use-cases/open-view.ts";

const can = mayEver("view", "AnalyticsDashboard");

/** Dashboards of an analytics service for programs of those who may look at them. */
export const analyticsEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/analytics/dashboards",
    can,
    summary: "The dashboards the caller may look at.",
    input: pagingInput,
    output: listShape(z.object({ id: recordId, name: z.string(), module: z.enum(shownModules) })),
    run: async (context, input) => pageOfAll(await listDashboards(context), input),
  }),
  endpoint({
    method: "POST",
    path: "/analytics/dashboards/:dashboardId/view",
    can,
    summary:
      "What a frame needs to show a dashboard to the caller, for ten minutes at most. The server fills the filters.",
    input: openViewInput,
    output: z.object({
      kind: z.enum(providers),
      address: z.string(),
      origin: z.string(),
      token: z.string().nullable(),
      expiresAt: z.string(),
      now: z.string(),
    }),
    run: (context, input, _gatherings, installation) => openView(context, input, installation),
  }),
];
