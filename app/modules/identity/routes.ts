import type { RouteConfig } from "@remix-run/route-config";

export const identityRoutes = [] satisfies RouteConfig;
