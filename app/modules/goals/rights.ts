import type { RoomRight } from "#app/platform/contributions/role-rules.ts";
import { templateRight } from "./domain/in-use.ts";

const over = (...actions: string[]) => actions.map((action) => ({ action, subject: "Goal" }));

/** What a custom role can give over goals. Whoever acts on a goal also sees it. */
export const goalRights: readonly RoomRight[] = [
  {
    key: "goals.view",
    label: "role-right.view",
    verb: "VIEW",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "comment"),
  },
  {
    key: "goals.check-in",
    label: "role-right.check-in",
    verb: "EDIT",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "check-in", "close"),
  },
  {
    key: "goals.edit",
    label: "role-right.edit",
    verb: "EDIT",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "edit", "add-key-result", "add-initiative"),
  },
  {
    key: "goals.delete",
    label: "role-right.delete",
    verb: "DELETE",
    scopable: true,
    ownedBy: "ownerIds",
    grants: over("view", "delete"),
  },
  {
    key: templateRight,
    label: "reach.template",
    verb: "SET_UP",
    scopable: false,
    grants: [{ action: "edit", subject: "GoalAccessTemplate" }],
  },
];
