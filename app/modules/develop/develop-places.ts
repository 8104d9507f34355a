export const teamScopes = ["direct-reports", "all-reports"] as const;
export type TeamScope = (typeof teamScopes)[number];
export type InsightScope = TeamScope | "company";

export const developPlaces = {
  competencies: "/app/my-data/develop/competencies",
  plan: "/app/my-data/develop/growth-plan",
  levelUp: "/app/my-data/develop/level-up",
  find: "/app/my-data/develop/find-people",
  competenciesToChoose: "/app/develop/competencies",
  library: "/app/company/develop/competency-library",
  expectations: "/app/company/develop/competency-settings",
  settings: "/app/company/develop/settings",
  requests: "/app/company/develop/level-ups",
  insights: "/app/company/develop/insights",
  manage: (scope: TeamScope) => `/app/team/${scope}/develop/manage`,
  person: (employeeId: string) => `/app/employee/${employeeId}/development`,
  personPlan: (employeeId: string) => `/app/employee/${employeeId}/growth-plan`,
  personLevelUp: (employeeId: string) => `/app/employee/${employeeId}/level-up`,
} as const;

/** The panel of a competency over a page: one's own, or that of somebody else. */
export function competencyOver(place: string, competencyId: string, employeeId: string | null = null): string {
  return `${place}?panelStack=COMPETENCY:${competencyId}${employeeId ? `&empId=${employeeId}` : ""}`;
}

/** As addresses call what people say of themselves. */
export const notePaths = { STRENGTH: "strengths", DRIVER: "drivers", DELIVERABLE: "deliverables" } as const;

export function notePlace(employeeId: string, kind: keyof typeof notePaths, noteId: string): string {
  return `/employee/${employeeId}/${notePaths[kind]}/${noteId}`;
}

/** Whose development an address tells of. */
export function scopeOfPath(url: string): InsightScope {
  const { pathname } = new URL(url);
  return teamScopes.find((scope) => pathname.startsWith(`/app/team/${scope}/`)) ?? "company";
}

/** What kind of entry an address shows. */
export function kindOfPath(url: string): keyof typeof notePaths {
  const { pathname } = new URL(url);
  if (pathname.includes("/drivers/")) return "DRIVER";
  return pathname.includes("/deliverables/") ? "DELIVERABLE" : "STRENGTH";
}
