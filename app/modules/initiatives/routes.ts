import type { RouteConfig } from "@remix-run/route-config";

export const initiativesRoutes = [] satisfies RouteConfig;
