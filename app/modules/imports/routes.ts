import { route, type RouteConfig } from "@remix-run/route-config";

export const importsRoutes = [
  route("app/imports/:kind", "modules/imports/routes/import.tsx"),
  route("app/imports/:kind/sample", "modules/imports/routes/sample.ts"),
  route("app/imports/:kind/:fileId/result.csv", "modules/imports/routes/result.ts"),
] satisfies RouteConfig;
