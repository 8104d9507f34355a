import { route, type RouteConfig } from "@remix-run/route-config";

export const searchRoutes = [route("search", "modules/search/routes/search.tsx")] satisfies RouteConfig;
