import { route, type RouteConfig } from "@remix-run/route-config";

export const tagsRoutes = [
  route("app/company/settings/tags", "modules/tags/routes/tags.tsx"),
  route("app/company/settings/tags/export", "modules/tags/routes/export.ts"),
  route("settings/tags", "modules/tags/routes/former-address.ts"),
  route("tag/:tagId", "modules/tags/routes/tag.tsx"),
] satisfies RouteConfig;
