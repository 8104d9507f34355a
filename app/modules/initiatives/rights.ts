import type { RoomRight } from "#app/platform/contributions/role-rules.ts";

const over = (...actions: string[]) => actions.map((action) => ({ action, subject: "Initiative" }));

/** What a custom role can give over initiatives. Whoever acts on one also sees it. */
export const initiativeRights: readonly RoomRight[] = [
  {
    key: "initiatives.view",
    label: "role-right.view",
    verb: "VIEW",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "comment"),
  },
  {
    key: "initiatives.edit",
    label: "role-right.edit",
    verb: "EDIT",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "edit", "complete"),
  },
  {
    key: "initiatives.delete",
    label: "role-right.delete",
    verb: "DELETE",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "delete"),
  },
  {
    key: "initiatives.insights",
    label: "role-right.insights",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "view", subject: "InitiativeNumbers", conditions: { scope: "company" } }],
  },
];
