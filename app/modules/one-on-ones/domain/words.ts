/** What the partner is to who arranged the series. */
export const relations = ["MANAGER", "SKIP_MANAGER", "PEER", "SKIP_REPORTEE", "REPORTEE"] as const;
export type Relation = (typeof relations)[number];

/** The same series, as the partner sees it. */
export const relationFromOtherSide: Readonly<Record<Relation, Relation>> = {
  MANAGER: "REPORTEE",
  SKIP_MANAGER: "SKIP_REPORTEE",
  PEER: "PEER",
  SKIP_REPORTEE: "SKIP_MANAGER",
  REPORTEE: "MANAGER",
};

export const lengths = [30, 45, 60] as const;
/** Weeks between two meetings; 0 is one meeting alone. */
export const cadences = [0, 1, 2, 4] as const;

/** Of the agenda library. */
export const themes = ["BELONGING", "COLLABORATION", "GROWTH", "MANAGER_EFFECTIVENESS", "PERFORMANCE"] as const;
export const lifecycleMoments = [
  "FIRST_WEEK",
  "FIRST_MONTH",
  "SECOND_MONTH",
  "THIRD_MONTH",
  "EXIT",
  "NEW_RESPONSIBILITIES",
  "POST_GOAL_SETTING",
  "POST_PERFORMANCE_REVIEW",
  "PROMOTION",
  "RETENTION",
] as const;

/** Where a talking point came from. */
export const sources = ["OWN", "LIBRARY", "TEMPLATE", "RECOMMENDED"] as const;
export type Source = (typeof sources)[number];

/** Under whom people are counted in insights: their manager, or the manager of that one. */
export const insightGroups = ["MANAGER", "SKIP_MANAGER"] as const;
