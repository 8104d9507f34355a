import { route, type RouteConfig } from "@remix-run/route-config";

const root = "app/company/settings/platform/webhooks";

export const webhooksRoutes = [
  route(root, "modules/webhooks/routes/webhooks.tsx"),
  route(`${root}/:webhookId`, "modules/webhooks/routes/webhook.tsx"),
  route(`${root}/:webhookId/export`, "modules/webhooks/routes/deliveries-export.ts"),
] satisfies RouteConfig;
