import { route, type RouteConfig } from "@remix-run/route-config";

export const goalTemplatesRoutes = [
  route("app/company/goal/templates", "modules/goal-templates/routes/goal-templates.tsx"),
  route("app/company/goal/templates/export", "modules/goal-templates/routes/export.ts"),
  route("app/company/goal/templates/:templateId", "modules/goal-templates/routes/goal-template.tsx"),
  route("app/company/goal/templates/:templateId/runs/:runId/people.csv", "modules/goal-templates/routes/run-file.ts"),
] satisfies RouteConfig;
