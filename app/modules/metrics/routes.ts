import { route, type RouteConfig } from "@remix-run/route-config";
import { metricAddresses } from "./metric-addresses.ts";

export const metricsRoutes = [
  ...metricAddresses.map(({ path, key }) =>
    route(path.slice(1), "modules/metrics/routes/metrics.tsx", { id: `modules/metrics/routes/metrics-${key}` }),
  ),
  route("app/goal/metrics/find", "modules/metrics/routes/find-metrics.ts"),
  route("app/goal/metrics/check-formula", "modules/metrics/routes/check-formula.ts"),
  route("app/goal/metrics/:metricId", "modules/metrics/routes/metric.tsx"),
  route("app/goal/metrics/:metricId/export", "modules/metrics/routes/metric-export.ts"),
] satisfies RouteConfig;
