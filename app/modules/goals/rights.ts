import type { RoomRight } from "#app/platform/contributions/role-rules.ts";
import { templateRight } from "./domain/in-use.ts";

const over = (...actions: string[]) => actions.map((action) => ({ action, subject: "Goal" }));

/** What a custom role can give over goals. Whoever acts on a goal also sees it. */
export const goalRights: readonly RoomRight[] = [
  { key: "goals.view", label: "role-right.view", scopable: true, ownedBy: "ownerIds", grants: over("view", "comment") },
  {
    key: "goals.check-in",
    label: "role-right.check-in",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "check-in", "close"),
  },
  {
    key: "goals.edit",
    label: "role-right.edit",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "edit", "add-key-result"),
  },
  {
    key: "goals.delete",
    label: "role-right.delete",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "delete"),
  },
  {
    key: templateRight,
    label: "reach.template",
    scopable: false,
    grants: [{ action: "edit", subject: "GoalAccessTemplate" }],
  },
];
