import { route, type RouteConfig } from "@remix-run/route-config";
import { insightAddresses } from "./insight-addresses.ts";

export const goalReportsRoutes = [
  ...insightAddresses.map(({ path, key }) =>
    route(path.slice(1), "modules/goal-reports/routes/insights.tsx", {
      id: `modules/goal-reports/routes/insights-${key}`,
    }),
  ),
  route("app/goal/exports/:exportId", "modules/goal-reports/routes/export-file.ts"),
  route("app/company/goal/alignment", "modules/goal-reports/routes/alignment.tsx"),
  route("app/company/goal/alignment/print", "modules/goal-reports/routes/alignment-print.ts"),
] satisfies RouteConfig;
