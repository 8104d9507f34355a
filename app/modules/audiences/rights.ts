import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

const shared = { shared: true };

/** What a custom role can give over what everybody sees: sharing with the company, and keeping what was shared in order. */
export const audienceRights: readonly RoomRight[] = [
  {
    ...{ key: "audiences.shared", label: "role-right.shared", verb: "EDIT", scopable: false },
    grants: [
      ...["share", "edit", "delete"].map((action) => ({ action, subject: "SavedView", conditions: shared })),
      { action: "share", subject: "Cohort", conditions: shared },
      ...["edit", "delete"].map((action) => ({
        ...{ action, subject: "Cohort" },
        conditions: { ...shared, ofDirectory: false },
      })),
    ],
  },
];
