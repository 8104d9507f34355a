import type { RouteConfig } from "@remix-run/route-config";

export const accessRoutes = [] satisfies RouteConfig;
