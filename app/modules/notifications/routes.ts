import { route, type RouteConfig } from "@remix-run/route-config";

export const notificationsRoutes = [
  route("app/notifications", "modules/notifications/routes/inbox.tsx"),
] satisfies RouteConfig;
