import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over surveys. What somebody answered no right opens. */
export const engagementRights: readonly RoomRight[] = [
  {
    key: "engagement.insights",
    label: "role-right.results",
    verb: "VIEW",
    scopable: false,
    grants: [
      { action: "read", subject: "SurveyResults" },
      { action: "view", subject: "EngagementInsights" },
    ],
  },
  {
    key: "engagement.surveys",
    label: "role-right.surveys",
    verb: "SET_UP",
    scopable: false,
    grants: [
      ...["view", "create", "edit", "run", "delete"].map((action) => ({ action, subject: "Survey" })),
      { action: "edit", subject: "SurveyTemplate" },
    ],
  },
];
