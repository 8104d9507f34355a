import { route, type RouteConfig } from "@remix-run/route-config";

export const homeRoutes = [
  route("app", "modules/home/routes/home.tsx"),
  route("teamSummary", "modules/home/routes/team-summary.tsx"),
  route("tasksSummary", "modules/home/routes/tasks-summary.tsx"),
] satisfies RouteConfig;
