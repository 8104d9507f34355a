export const teamScopes = ["direct-reports", "all-reports", "view"] as const;
export type TeamScope = (typeof teamScopes)[number];
export type Scope = TeamScope | "company";

export const myTables = ["PENDING_ON_ME", "PENDING_ON_OTHERS", "COMPLETED_BY_ME", "PAST_REVIEWS"] as const;
export type MyTable = (typeof myTables)[number];

const company = "/app/company/review";

export const reviewPlaces = {
  mine: "/app/my-data/review/my-reviews",
  table: (table: MyTable) => `/app/my-data/review/my-reviews?activeTableId=${table}`,
  /** The dialog to nominate peers, as links share it. */
  nominate: (cycleId: string, employeeId: string) =>
    `/app/my-data/review/my-reviews?showNominatePeers=true&reviewId=${cycleId}&empId=${employeeId}`,
  form: (cycleId: string, employeeId: string, provider?: string) =>
    `/review/${cycleId}/employee/${employeeId}${provider ? `?provider=${provider}` : ""}`,
  result: (cycleId: string, employeeId: string) => `/review/result/${cycleId}/employee/${employeeId}`,
  cycles: `${company}/manage`,
  wizard: (cycleId: string, step?: string) => `${company}/reviewCreation/${cycleId}${step ? `?step=${step}` : ""}`,
  settings: `${company}/settings`,
  template: (templateId: string) => `/template/review/${templateId}`,
  preview: (templateId: string) => `/template/review/${templateId}/preview`,
  screen: (scope: Scope, screen: string) =>
    scope === "company" ? `${company}/${screen}` : `/app/team/${scope}/review/${screen}`,
} as const;

/** Whose reviews an address shows. */
export function scopeOfPath(url: string): Scope {
  const { pathname } = new URL(url);
  return teamScopes.find((scope) => pathname.startsWith(`/app/team/${scope}/`)) ?? "company";
}

/** Addresses of old, and where they lead. */
export const formerPlaces: Readonly<Record<string, string>> = {
  "/review": reviewPlaces.mine,
  "/review/audit": reviewPlaces.cycles,
  "/review/performancePreview": reviewPlaces.mine,
  "/review/manage": reviewPlaces.cycles,
  "/review/detail-reports": reviewPlaces.screen("company", "detail-reports"),
  "/review/insights": reviewPlaces.screen("company", "insights"),
  "/settings/reviewCycles": reviewPlaces.cycles,
  "/settings/template": reviewPlaces.settings,
};
