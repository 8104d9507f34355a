import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { analyticsPlaces } from "../analytics-places.ts";
import { DashboardScreen } from "../components/dashboard-screen.tsx";
import { dashboardPage, dashboardPageInput } from "../queries/dashboard-page.ts";
import { showFrame } from "./show-frame.ts";

export const loader = page({
  can: mayEver("view", "AnalyticsDashboard"),
  input: dashboardPageInput,
  load: async (context, input, _request, scope) => {
    const { baseUrl, ...screen } = await dashboardPage(context, input);
    showFrame(scope, analyticsPlaces.dashboard(input.dashboardId), baseUrl);
    return screen;
  },
});

/** The frame asks for itself anew; what stands round it does not change meanwhile. */
export const shouldRevalidate = () => false;

/** One dashboard of the company's analytics service. */
export default function Dashboard() {
  return <DashboardScreen screen={useLoaderData<typeof loader>()} />;
}
