import type { RouteConfig } from "@remix-run/route-config";

export const peopleRoutes = [] satisfies RouteConfig;
