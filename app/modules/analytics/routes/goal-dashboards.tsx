import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { analyticsPlaces } from "../analytics-places.ts";
import { DashboardScreen } from "../components/dashboard-screen.tsx";
import { moduleDashboards } from "../queries/module-dashboards.ts";
import { showFrame } from "./show-frame.ts";

export const loader = page({
  can: all(feature("GOAL"), mayEver("view", "AnalyticsDashboard")),
  input: z.object({}),
  load: async (context, _input, _request, scope) => {
    const { baseUrl, ...screen } = await moduleDashboards(context, "GOAL");
    showFrame(scope, analyticsPlaces.goals, baseUrl);
    return screen;
  },
});

/** The frame asks for itself anew; what stands round it does not change meanwhile. */
export const shouldRevalidate = () => false;

/** The dashboards about goals, the first of them shown. */
export default function GoalDashboards() {
  return <DashboardScreen screen={useLoaderData<typeof loader>()} />;
}
