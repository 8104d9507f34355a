import { route, type RouteConfig } from "@remix-run/route-config";

export const audiencesRoutes = [
  route("app/views", "modules/audiences/routes/views.tsx"),
  route("app/views/:viewId", "modules/audiences/routes/view.ts"),
  route("app/cohorts", "modules/audiences/routes/cohorts.tsx"),
  route("app/cohorts/new", "modules/audiences/routes/new-cohort.tsx"),
  route("app/cohorts/preview.json", "modules/audiences/routes/cohort-preview.ts"),
  route("app/cohorts/audience.json", "modules/audiences/routes/audience-preview.ts"),
  route("app/cohorts/:cohortId", "modules/audiences/routes/cohort.tsx"),
  route("app/cohorts/:cohortId/edit", "modules/audiences/routes/edit-cohort.tsx"),
  route("app/cohorts/:cohortId/people.csv", "modules/audiences/routes/cohort-file.ts"),
  route("app/company/settings/platform/sharing", "modules/audiences/routes/sharing.tsx"),
] satisfies RouteConfig;
