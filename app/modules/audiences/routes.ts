import { route, type RouteConfig } from "@remix-run/route-config";

export const audiencesRoutes = [
  route("app/views", "modules/audiences/routes/views.tsx"),
  route("app/views/:viewId", "modules/audiences/routes/view.ts"),
] satisfies RouteConfig;
