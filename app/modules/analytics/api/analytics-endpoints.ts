import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { providers } from "../domain/provider.ts";
import { shownModules } from "../domain/shown-module.ts";
import { listDashboards } from "../queries/list-dashboards.ts";
import { openView, openViewInput } from "../use-cases/open-view.ts";

const can = mayEver("view", "AnalyticsDashboard");

/** Dashboards of an analytics service for programs of those who may look at them. */
export const analyticsEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/analytics/dashboards",
      can,
      summary: "The dashboards the caller may look at.",
      input: pagingInput,
      output: listShape(
        z.object({
          id: recordId.describe("The id of the dashboard."),
          name: z.string().describe("The dashboard's name."),
          module: z.enum(shownModules).describe("The module whose screens show it."),
        }),
      ),
      run: async (context, input) => pageOfAll(await listDashboards(context), input),
    }),
  ),
  endpoint({
    method: "POST",
    path: "/analytics/dashboards/:dashboardId/view",
    can,
    summary:
      "What a frame needs to show a dashboard to the caller, for ten minutes at most. The server fills the filters.",
    input: openViewInput,
    output: z.object({
      kind: z.enum(providers).describe("The analytics service."),
      address: z.string().describe("What a frame is pointed at."),
      origin: z.string().describe("The origin of the service, the only one a frame may come from."),
      token: z
        .string()
        .nullable()
        .describe("A short-lived token to hand to the frame; null where the address holds it."),
      expiresAt: z.string().describe("When the frame must be asked for again, in UTC."),
      now: z.string().describe("The server's time in UTC, to reckon with."),
    }),
    run: (context, input, _gatherings, installation) => openView(context, input, installation),
  }),
];
