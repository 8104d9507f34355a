import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over feedback: numbers of groups large enough. Who reads a piece of feedback its visibility says. */
export const feedbackRights: readonly RoomRight[] = [
  {
    key: "feedback.insights",
    label: "role-right.insights",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "view", subject: "FeedbackInsights", conditions: { scope: "company" } }],
  },
];
