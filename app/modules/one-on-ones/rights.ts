import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over 1:1s: counts and settings. No right but being of the two opens a 1:1. */
export const oneOnOneRights: readonly RoomRight[] = [
  {
    key: "one-on-ones.insights",
    label: "role-right.insights",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "view", subject: "OneOnOneInsights" }],
  },
  {
    key: "one-on-ones.settings",
    label: "role-right.settings",
    verb: "SET_UP",
    scopable: false,
    grants: [
      { action: "view", subject: "OneOnOneSettings" },
      { action: "edit", subject: "OneOnOneSettings" },
    ],
  },
];
