import { adminKinds, type AdminKind, type Feature } from "#app/platform/context/actor.ts";

export const customAccessEntries = [
  "GOAL_INSIGHTS",
  "REVIEW_INSIGHTS",
  "ENGAGEMENT_INSIGHTS",
  "DISCIPLINARY_ACTION_INSIGHTS",
  "FEEDBACK_INSIGHTS",
  "ONE_ON_ONE_INSIGHTS",
  "COMPENSATION_INSIGHTS",
  "POINTS_INSIGHTS",
] as const;
export type CustomAccessEntry = (typeof customAccessEntries)[number];

const featureOfKind: Partial<Record<AdminKind, Feature>> = {
  GOAL_ADMIN: "GOAL",
  REVIEW_ADMIN: "REVIEW",
  ENGAGEMENT_ADMIN: "ENGAGEMENT",
  DISCIPLINARY_ACTION_ADMIN: "DISCIPLINARY_ACTION",
  FEEDBACK_ADMIN: "FEEDBACK",
  ONE_ON_ONE_ADMIN: "CHECK_IN",
  TASK_ADMIN: "TASK",
  COMPENSATION_ADMIN: "COMPENSATION",
  POINTS_ADMIN: "POINTS",
};

const featureOfEntry: Record<CustomAccessEntry, Feature> = {
  GOAL_INSIGHTS: "GOAL",
  REVIEW_INSIGHTS: "REVIEW",
  ENGAGEMENT_INSIGHTS: "ENGAGEMENT",
  DISCIPLINARY_ACTION_INSIGHTS: "DISCIPLINARY_ACTION",
  FEEDBACK_INSIGHTS: "FEEDBACK",
  ONE_ON_ONE_INSIGHTS: "CHECK_IN",
  COMPENSATION_INSIGHTS: "COMPENSATION",
  POINTS_INSIGHTS: "POINTS",
};

/** The entries of custom access there is a module for. */
export function offeredEntries(features: readonly Feature[]): CustomAccessEntry[] {
  return customAccessEntries.filter((entry) => features.includes(featureOfEntry[entry]));
}

/** The kinds a company can give: platform admin always, the others where their module is on. */
export function offeredKinds(features: readonly Feature[]): AdminKind[] {
  return adminKinds.filter((kind) => {
    if (kind === "PLATFORM_ADMIN") return true;
    if (kind === "CUSTOM_ADMIN") return offeredEntries(features).length > 0;
    return features.includes(featureOfKind[kind]!);
  });
}

/** The kinds that mean nothing without a feature. */
export function kindsOfFeature(feature: Feature): AdminKind[] {
  return adminKinds.filter((kind) => featureOfKind[kind] === feature);
}
