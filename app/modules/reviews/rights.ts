import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over reviews. Whoever runs a cycle reads its results, which stays with review admins. */
export const reviewRights: readonly RoomRight[] = [
  {
    key: "reviews.insights",
    label: "role-right.insights",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "view", subject: "ReviewInsights" }],
  },
  {
    key: "reviews.templates",
    label: "role-right.templates",
    verb: "SET_UP",
    scopable: false,
    grants: [
      { action: "view", subject: "ReviewTemplate" },
      { action: "edit", subject: "ReviewTemplate" },
    ],
  },
];
