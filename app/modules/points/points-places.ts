export const teamScopes = ["direct-reports", "all-reports"] as const;
export type TeamScope = (typeof teamScopes)[number];
export type PointsScope = TeamScope | "company";

export const pointsPlaces = {
  mine: "/app/my-data/points/my-points",
  person: (employeeId: string) => `/app/employee/${employeeId}/points`,
  status: (scope: PointsScope) =>
    scope === "company" ? "/app/company/points/status" : `/app/team/${scope}/points/status`,
  events: "/app/company/points/events",
  insights: "/app/company/points/insights",
  settings: "/app/company/points/settings",
  export: "/app/points/export",
} as const;

/** Whose points an address tells of. */
export function scopeOfPath(url: string): PointsScope {
  const { pathname } = new URL(url);
  return teamScopes.find((scope) => pathname.startsWith(`/app/team/${scope}/`)) ?? "company";
}
