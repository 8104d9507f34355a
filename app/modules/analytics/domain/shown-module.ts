import type { AdminKind } from "#app/platform/context/actor.ts";

/** Modules that have a page for dashboards, as companies switch them. */
export const shownModules = ["GOAL", "CHECK_IN", "COMPETENCY_IDP", "REVIEW", "ENGAGEMENT"] as const;
export type ShownModule = (typeof shownModules)[number];

/** Who administers a module for the whole company. */
export const administratorOf: Readonly<Record<ShownModule, AdminKind>> = {
  GOAL: "GOAL_ADMIN",
  CHECK_IN: "ONE_ON_ONE_ADMIN",
  COMPETENCY_IDP: "PLATFORM_ADMIN",
  REVIEW: "REVIEW_ADMIN",
  ENGAGEMENT: "ENGAGEMENT_ADMIN",
};

/** What rules call the dashboards of one module, so that it has a tab where it has some. */
export const dashboardsOf = (module: ShownModule) => `AnalyticsDashboards:${module}`;
