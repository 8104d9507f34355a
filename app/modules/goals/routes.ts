import type { RouteConfig } from "@remix-run/route-config";

export const goalsRoutes = [] satisfies RouteConfig;
