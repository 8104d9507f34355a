import { objectiveLevels } from "./hierarchy.ts";

/**
 * Whom the goal access template speaks about. The first four are held by a person everywhere; the others by a person
 * towards one goal. OWNER_MANAGER and COLLABORATOR_MANAGER are everyone above an owner or collaborator in the reporting
 * line. Rights of several roles add up.
 */
export const goalRoles = [
  "GOAL_ADMIN",
  "GOAL_CUSTOM_ADMIN",
  "GOAL_USER",
  "MANAGER",
  "OWNER",
  "CREATOR",
  "OWNER_MANAGER",
  "COLLABORATOR_MANAGER",
  "COLLABORATOR",
] as const;
export type GoalRole = (typeof goalRoles)[number];

/** The roles held everywhere; the rest are held towards one goal. */
export const generalGoalRoles = ["GOAL_ADMIN", "GOAL_CUSTOM_ADMIN", "GOAL_USER", "MANAGER"] as const;

export const bulkUploadKinds = ["OBJECTIVES", "KEY_RESULTS", "INITIATIVES"] as const;
export type BulkUploadKind = (typeof bulkUploadKinds)[number];

/** Every value a privilege can have, narrowest first; for lists, what the list may hold. */
export const privilegeValues = {
  createObjectiveLevels: objectiveLevels,
  createKeyResult: ["NONE", "PARENT_MANDATORY", "PARENT_OPTIONAL"],
  createInitiative: ["NONE", "CREATE"],
  view: ["NONE", "PUBLIC", "ALL"],
  comment: ["NONE", "PUBLIC", "ALL"],
  update: ["NONE", "ALL"],
  edit: ["NONE", "ALL"],
  delete: ["NONE", "ALL"],
  bulkUpload: bulkUploadKinds,
  customTags: ["VIEW_ASSIGN", "MANAGE"],
  insights: ["NONE", "VIEW_DOWNLOAD"],
} as const;
export type GoalPrivilege = keyof typeof privilegeValues;

/** The privileges that are a list of things (levels, kinds of upload) rather than one value. */
export const listPrivileges = ["createObjectiveLevels", "bulkUpload"] as const;
type ListPrivilege = (typeof listPrivileges)[number];

/** What a role may do, one value a privilege. `update` is checking in. */
export type RolePrivileges = {
  readonly [P in GoalPrivilege]: P extends ListPrivilege
    ? readonly (typeof privilegeValues)[P][number][]
    : (typeof privilegeValues)[P][number];
};
export type PermittedValues = { readonly [P in GoalPrivilege]: readonly (typeof privilegeValues)[P][number][] };
export type AccessControl = { readonly [R in GoalRole]: RolePrivileges };
