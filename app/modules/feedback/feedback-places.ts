import type { Area } from "#app/platform/contributions/room.ts";

/** Whose feedback a list shows. */
export const feedbackScopes = [
  "received",
  "given",
  "notes",
  "praise",
  "direct-reports",
  "all-reports",
  "company",
] as const;
export type FeedbackScope = (typeof feedbackScopes)[number];

export type FeedbackPlace = { path: string; scope: FeedbackScope; area: Area };

const develop = "/app/my-data/develop";

/** Where lists of feedback stand. */
export const feedbackLists = [
  { path: `${develop}/feedback`, scope: "received", area: "my-data" },
  { path: `${develop}/feedback/given`, scope: "given", area: "my-data" },
  { path: `${develop}/feedback/notes`, scope: "notes", area: "my-data" },
  { path: `${develop}/organisation-praise`, scope: "praise", area: "my-data" },
  { path: "/app/team/direct-reports/develop/feedback-for-my-team", scope: "direct-reports", area: "team" },
  { path: "/app/team/all-reports/develop/feedback-for-my-team", scope: "all-reports", area: "team" },
] as const satisfies readonly FeedbackPlace[];

/** Where numbers about feedback stand. */
export const insightPlaces = [
  { path: "/app/team/all-reports/develop/feedback-insights", scope: "all-reports", area: "team" },
  { path: "/app/company/develop/feedback-insights", scope: "company", area: "company" },
] as const;

export const feedbackPlaces = {
  received: feedbackLists[0].path,
  given: feedbackLists[1].path,
  notes: feedbackLists[2].path,
  praise: feedbackLists[3].path,
  requests: `${develop}/feedback/requests`,
  /** A feedback's panel beside one's own lists: a link to share and to come back to. */
  feedback: (id: string) => `${develop}/feedback?formType=show-received&feedbackId=${id}`,
  ask: (id: string) => `${develop}/feedback/requests?formType=providing-requested&feedbackId=${id}`,
  request: (id: string) => `${develop}/feedback/requests?side=mine&formType=show-requested&feedbackId=${id}`,
} as const;

/** Where a manager reads what was shared about those below them. */
export const teamFeedback = feedbackLists[5].path;

/** The pages on which one record stands, and to which its forms are sent. */
export const feedbackPage = (id: string) => `/app/feedback/${id}`;
export const askPage = (id: string) => `/app/feedback/asked/${id}`;
export const requestPage = (id: string) => `/app/feedback/request/${id}`;

/** What a link leads to that is sent outside the company. */
export const outsidePlace = "/feedback/answer";

/** The list a path is, with or without the suffix under which data alone is asked for; null where it is none. */
export function findFeedbackPlace(pathname: string): FeedbackPlace | null {
  const path = pathname.replace(/\.data$/, "").replace(/\/$/, "");
  return feedbackLists.find((place) => place.path === path) ?? null;
}
