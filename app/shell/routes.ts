import { route, type RouteConfig } from "@remix-run/route-config";

export const shellRoutes = [
  route("preferences", "shell/routes/preferences.ts"),
  route("app/palette", "shell/routes/palette.ts"),
] satisfies RouteConfig;
