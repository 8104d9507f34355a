import type { MeasureScope } from "./domain/dimensions.ts";
import type { ShownModule } from "./domain/shown-module.ts";

/** Where dashboards and their connection stand, and the company's own numbers. */
export const analyticsPlaces = {
  settings: "/app/company/settings/platform/analytics",
  dashboard: (dashboardId: string) => `/app/embeddedAnalytics/${dashboardId}`,
  view: (dashboardId: string) => `/app/embeddedAnalytics/${dashboardId}/view`,
  overview: "/app/company/overview",
  company: "/app/company/analytics",
  relations: "/app/company/analytics/relations",
  reports: "/app/company/analytics/reports",
  newReport: "/app/company/analytics/reports/new",
  pinnedNumbers: "/app/company/analytics/reports/pinned",
  report: (reportId: string) => `/app/company/analytics/reports/${reportId}`,
  reportFile: (reportId: string, format: string) => `/app/company/analytics/reports/${reportId}/file?format=${format}`,
  behind: "/app/company/analytics/people-behind",
} as const;

/** Where a module shows its dashboards, and the numbers of ours that stand there while it has none. */
export const modulePlaces: Readonly<Record<ShownModule, { area: string; path: string; otherwise: string }>> = {
  GOAL: { area: "goal", path: "/app/company/goal/embedded-analytics", otherwise: "/analytics/goals" },
  CHECK_IN: { area: "oneOnOne", path: "/app/company/oneOnOne/embedded-analytics", otherwise: "/oneOnOne/insights" },
  COMPETENCY_IDP: {
    area: "develop",
    path: "/app/company/develop/embedded-analytics",
    otherwise: "/analytics/develop",
  },
  REVIEW: { area: "review", path: "/app/company/review/embedded-analytics", otherwise: "/review/insights" },
  ENGAGEMENT: {
    area: "engagement",
    path: "/app/company/engagement/embedded-analytics",
    otherwise: "/engagement/insights",
  },
};

export const teamScopes = ["direct-reports", "all-reports"] as const;

/** The overview of a scope. */
export const overviewOf = (scope: MeasureScope) =>
  scope === "company" ? analyticsPlaces.overview : `/app/team/${scope}/overview`;

/** The dashboards of a scope. */
export const numbersOf = (scope: MeasureScope) =>
  scope === "company" ? analyticsPlaces.company : `/app/team/${scope}/analytics`;

/** The dashboard of a topic, in a scope. */
export const topicOf = (scope: MeasureScope, topic: string) => `${numbersOf(scope)}/${topic}`;

const keptAmongTopics = ["period", "periodFrom", "periodTo", "split", "cohort", "orgUnit"];

/** What an address of a dashboard asks for besides its topic, with its `?`: the next topic is shown of the same days and people. */
export function askedOf(search: string): string {
  const asked = [...new URLSearchParams(search)].filter(
    ([name, value]) => value !== "" && keptAmongTopics.includes(name),
  );
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : "";
}

/** Where an address of before leads, in a scope. */
export function placeOfFormer(pathname: string, scope: MeasureScope): string {
  if (pathname === "/analytics/goals") return topicOf(scope, "goals");
  return numbersOf(scope);
}

/** Whose numbers an address shows. */
export function scopeOfPath(url: string): MeasureScope {
  const { pathname } = new URL(url);
  return teamScopes.find((scope) => pathname.startsWith(`/app/team/${scope}/`)) ?? "company";
}

/** Who stands behind a number, as an address. */
export function behindOf(asked: Readonly<Record<string, string>>): string {
  const said = Object.entries(asked).filter(([, value]) => value !== "");
  return `${analyticsPlaces.behind}?${new URLSearchParams(said)}`;
}
