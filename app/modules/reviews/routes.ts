import type { RouteConfig } from "@remix-run/route-config";

export const reviewsRoutes = [] satisfies RouteConfig;
