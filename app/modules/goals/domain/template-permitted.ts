import type { RightsGrid } from "#app/platform/rights-grid/rights-grid.ts";
import {
  bulkUploadKinds,
  type GoalPrivilege,
  type GoalRole,
  goalRoles,
  listPrivileges,
  type PermittedValues,
  privilegeValues,
} from "./template-privileges.ts";

/** An administrator: company objectives only, and never locked out of what administration needs. */
const admin: PermittedValues = {
  ...privilegeValues,
  createObjectiveLevels: ["COMPANY"],
  view: ["ALL"],
  customTags: ["MANAGE"],
};

/** Everyone: never more than what is public, and nothing changed on strength of the role alone. */
const user: PermittedValues = {
  ...privilegeValues,
  createObjectiveLevels: ["DEPARTMENT", "TEAM", "INDIVIDUAL"],
  view: ["NONE", "PUBLIC"],
  comment: ["NONE", "PUBLIC"],
  update: ["NONE"],
  edit: ["NONE"],
  delete: ["NONE"],
  bulkUpload: bulkUploadKinds,
  customTags: ["VIEW_ASSIGN"],
};

/** Someone related to one goal: rights over that goal, and what is created beneath it. */
const related: PermittedValues = {
  ...privilegeValues,
  createObjectiveLevels: [],
  createKeyResult: ["NONE", "PARENT_MANDATORY"],
  view: ["NONE", "PUBLIC", "ALL"],
  bulkUpload: [],
  customTags: ["VIEW_ASSIGN"],
  insights: ["NONE"],
};

/**
 * The values each role may have for each privilege; for lists, what the list may hold. A goal admin may create company
 * objectives only. Owners always see their goals. Private goals open up only through a relation to the goal or an
 * administrator, never to everybody.
 */
const permittedValues: { readonly [R in GoalRole]: PermittedValues } = {
  GOAL_ADMIN: admin,
  GOAL_CUSTOM_ADMIN: { ...admin, view: ["NONE", "PUBLIC", "ALL"], customTags: ["VIEW_ASSIGN", "MANAGE"] },
  GOAL_USER: user,
  MANAGER: user,
  OWNER: { ...related, view: ["ALL"] },
  CREATOR: related,
  OWNER_MANAGER: related,
  COLLABORATOR_MANAGER: related,
  COLLABORATOR: related,
};

/** Who may what with goals, as data. */
export const goalGrid: RightsGrid<GoalRole, GoalPrivilege> = {
  roles: goalRoles,
  values: privilegeValues,
  lists: listPrivileges,
  permitted: (role, privilege) => permittedValues[role][privilege],
};
