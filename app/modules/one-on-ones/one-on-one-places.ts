/** One's own lists, each a tab. */
export const ownLists = [
  { path: "/app/my-data/oneOnOne/my-one-on-one", list: "ACTIVE" },
  { path: "/app/my-data/checkIns/my-next-check-ins", list: "UPCOMING" },
  { path: "/app/my-data/checkIns/my-past-check-ins", list: "PAST" },
  { path: "/app/my-data/oneOnOne/archived", list: "ARCHIVED" },
] as const;
export type OwnList = (typeof ownLists)[number]["list"];

export const teamScopes = ["direct-reports", "all-reports"] as const;
export type TeamScope = (typeof teamScopes)[number];

/** Settings as they were called of old. */
export const formerSettings = [
  "/settings/checkIn/questions",
  "/settings/checkIn/preferences",
  "/settings/checkIn/templates",
  "/settings/checkIn/calendar",
  "/analytics/oneOnOne",
] as const;

export const oneOnOnePlaces = {
  active: ownLists[0].path,
  upcoming: ownLists[1].path,
  past: ownLists[2].path,
  archived: ownLists[3].path,
  preferences: "/app/my-data/oneOnOne/preferences",
  settings: "/app/company/oneOnOne/settings",
  /** The drawer beside the list: a link to share. */
  schedule: (employeeId?: string) => `${ownLists[0].path}?new=true${employeeId ? `&with=${employeeId}` : ""}`,
  /** The meeting of a series that is next, or was last. */
  series: (seriesId: string) => `/app/my-data/oneOnOne/${seriesId}`,
  meeting: (seriesId: string, meetingId: string) => `/app/my-data/oneOnOne/${seriesId}/${meetingId}`,
  /** The series one has with somebody; where there is none, the form of one. */
  withEmployee: (employeeId: string) => `/app/oneOnOne?employeeId=${employeeId}`,
  /** The series one has with somebody already, as JSON. */
  running: (employeeId: string) => `/app/oneOnOne/running?with=${employeeId}`,
  /** The reader's 1:1s with somebody, as JSON. */
  withPerson: (employeeId: string) => `/app/oneOnOne/of-person/${employeeId}`,
  /** What speaks against a time, as JSON; `typed` is what stands in the form. */
  times: (typed: string) => `/app/oneOnOne/times?${typed}`,
  /** What another rhythm would change, as JSON; `typed` is what stands in the form. */
  plan: (seriesId: string, typed: string) => `/app/oneOnOne/series/${seriesId}/plan?${typed}`,
  /** All that was between two people. */
  timeline: (employeeId: string) => `/app/my-data/oneOnOne/timeline/${employeeId}`,
  /** Takes what is typed into the shared notes. */
  notes: (meetingId: string) => `/app/oneOnOne/${meetingId}/notes`,
  /** For who was invited by mail: an answer without signing in. */
  invitation: "/invitation/oneOnOne",
  file: (meetingId: string) => `/app/oneOnOne/${meetingId}/calendar.ics`,
} as const;

/** The list a path is, with or without the suffix under which data alone is asked for. */
export function findOwnList(pathname: string): OwnList | null {
  const path = pathname.replace(/\.data$/, "").replace(/\/$/, "");
  return ownLists.find((place) => place.path === path)?.list ?? null;
}

/** Whose 1:1s an address counts. */
export function scopeOfPath(url: string): TeamScope | "company" {
  const { pathname } = new URL(url);
  return teamScopes.find((scope) => pathname.startsWith(`/app/team/${scope}/`)) ?? "company";
}

/** As rules call the numbers of a scope. */
export function countsOf(scope: TeamScope | "company"): "OneOnOneTeam" | "OneOnOneInsights" {
  return scope === "company" ? "OneOnOneInsights" : "OneOnOneTeam";
}

/** The tabs of the module's settings as old links name them. */
export const settingsPlaces: Readonly<Record<string, string>> = {
  question_library: `${oneOnOnePlaces.settings}?activeTabId=question_library`,
  templates: `${oneOnOnePlaces.settings}?activeTabId=templates`,
  my_preferences: oneOnOnePlaces.preferences,
  settings: oneOnOnePlaces.settings,
};
