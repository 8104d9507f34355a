import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

const over = (...actions: string[]) => actions.map((action) => ({ action, subject: "Initiative" }));

/** What a custom role can give over initiatives. Whoever acts on one also sees it. */
export const initiativeRights: readonly RoomRight[] = [
  {
    key: "initiatives.view",
    label: "role-right.view",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "comment"),
  },
  {
    key: "initiatives.edit",
    label: "role-right.edit",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "edit", "complete"),
  },
  {
    key: "initiatives.delete",
    label: "role-right.delete",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "delete"),
  },
];
