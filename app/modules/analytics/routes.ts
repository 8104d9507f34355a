import { route, type RouteConfig } from "@remix-run/route-config";
import { analyticsPlaces } from "./analytics-places.ts";

export const analyticsRoutes = [
  route(analyticsPlaces.settings.slice(1), "modules/analytics/routes/settings.tsx"),
  route(analyticsPlaces.goals.slice(1), "modules/analytics/routes/goal-dashboards.tsx"),
  route("app/embeddedAnalytics/:dashboardId", "modules/analytics/routes/dashboard.tsx"),
  route("app/embeddedAnalytics/:dashboardId/view", "modules/analytics/routes/view.ts"),
  route("embeddedAnalytics/:dashboardId", "modules/analytics/routes/former-address.ts"),
] satisfies RouteConfig;
