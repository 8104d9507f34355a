import { useLoaderData } from "@remix-run/react";
import { DashboardScreen } from "../components/dashboard-screen.tsx";
import { dashboardsOfModule } from "./dashboards-of-module.ts";

export const loader = dashboardsOfModule("REVIEW");

/** The frame asks for itself anew; what stands round it does not change meanwhile. */
export const shouldRevalidate = () => false;

/** The dashboards about reviews, the first of them shown. */
export default function Dashboards() {
  return <DashboardScreen screen={useLoaderData<typeof loader>()} />;
}
