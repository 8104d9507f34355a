import { route, type RouteConfig } from "@remix-run/route-config";

export const homeRoutes = [route("app", "modules/home/routes/home.tsx")] satisfies RouteConfig;
