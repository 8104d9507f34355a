import { route, type RouteConfig } from "@remix-run/route-config";

export const identityRoutes = [
  route("login", "modules/identity/routes/login.tsx"),
  route("logout", "modules/identity/routes/logout.ts"),
] satisfies RouteConfig;
