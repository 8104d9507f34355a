import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

/** What a custom role can give over development. Level-ups are approved by platform admins alone: they change a grade. */
export const developRights: readonly RoomRight[] = [
  {
    key: "develop.view",
    label: "role-right.view",
    verb: "VIEW",
    scopable: false,
    grants: ["Development", "LevelUp", "DevelopInsights"].map((subject) => ({ action: "view", subject })),
  },
  {
    key: "develop.library",
    label: "role-right.library",
    verb: "SET_UP",
    scopable: false,
    grants: [
      { action: "edit", subject: "CompetencyLibrary" },
      { action: "delete", subject: "CompetencyComment" },
    ],
  },
  {
    key: "develop.settings",
    label: "role-right.settings",
    verb: "SET_UP",
    scopable: false,
    grants: ["view", "edit"].map((action) => ({ action, subject: "DevelopSettings" })),
  },
];
