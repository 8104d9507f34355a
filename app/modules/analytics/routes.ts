import { route, type RouteConfig } from "@remix-run/route-config";
import { analyticsPlaces, modulePlaces, overviewOf, teamScopes } from "./analytics-places.ts";

const at = (file: string) => `modules/analytics/routes/${file}`;

export const analyticsRoutes = [
  route(analyticsPlaces.settings.slice(1), at("settings.tsx")),
  route(modulePlaces.GOAL.path.slice(1), at("goal-dashboards.tsx")),
  route(modulePlaces.CHECK_IN.path.slice(1), at("one-on-one-dashboards.tsx")),
  route(modulePlaces.COMPETENCY_IDP.path.slice(1), at("development-dashboards.tsx")),
  route(modulePlaces.REVIEW.path.slice(1), at("review-dashboards.tsx")),
  route(modulePlaces.ENGAGEMENT.path.slice(1), at("survey-dashboards.tsx")),
  route("app/embeddedAnalytics/:dashboardId", at("dashboard.tsx")),
  route("app/embeddedAnalytics/:dashboardId/view", at("view.ts")),
  route("embeddedAnalytics/:dashboardId", at("former-address.ts")),
  route(analyticsPlaces.overview.slice(1), at("overview.tsx"), { id: "analytics/company-overview" }),
  route(analyticsPlaces.company.slice(1), at("topic.tsx"), { id: "analytics/company" }),
  route(`${analyticsPlaces.company.slice(1)}/:topic`, at("topic.tsx"), { id: "analytics/company-topic" }),
  ...teamScopes.flatMap((scope) => [
    route(overviewOf(scope).slice(1), at("overview.tsx"), { id: `analytics/${scope}-overview` }),
    route(`app/team/${scope}/analytics`, at("topic.tsx"), { id: `analytics/${scope}` }),
    route(`app/team/${scope}/analytics/:topic`, at("topic.tsx"), { id: `analytics/${scope}-topic` }),
  ]),
  route(analyticsPlaces.relations.slice(1), at("relations.tsx")),
  route(analyticsPlaces.behind.slice(1), at("people-behind.tsx")),
  route(analyticsPlaces.reports.slice(1), at("reports.tsx")),
  route(analyticsPlaces.newReport.slice(1), at("new-report.tsx")),
  route(analyticsPlaces.pinnedNumbers.slice(1), at("pinned-numbers.ts")),
  route(analyticsPlaces.report(":reportId").slice(1), at("report.tsx")),
  route(`${analyticsPlaces.report(":reportId").slice(1)}/file`, at("report-file.ts")),
  route("analytics", at("former-numbers.ts"), { id: "analytics/former" }),
  route("analytics/goals", at("former-numbers.ts"), { id: "analytics/former-goals" }),
] satisfies RouteConfig;
