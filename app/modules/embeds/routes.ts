import { route, type RouteConfig } from "@remix-run/route-config";

export const embedsRoutes = [
  route("app/company/settings/platform/embedding", "modules/embeds/routes/embedding.tsx"),
] satisfies RouteConfig;
