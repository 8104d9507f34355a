import type { AccessControl, RolePrivileges } from "./template-privileges.ts";

const admin: RolePrivileges = {
  createObjectiveLevels: ["COMPANY"],
  createKeyResult: "PARENT_OPTIONAL",
  createInitiative: "CREATE",
  view: "ALL",
  comment: "ALL",
  update: "ALL",
  edit: "ALL",
  delete: "ALL",
  bulkUpload: ["OBJECTIVES", "KEY_RESULTS", "INITIATIVES"],
  customTags: "MANAGE",
  insights: "VIEW_DOWNLOAD",
};

const user: RolePrivileges = {
  createObjectiveLevels: ["TEAM", "INDIVIDUAL"],
  createKeyResult: "PARENT_MANDATORY",
  createInitiative: "CREATE",
  view: "PUBLIC",
  comment: "PUBLIC",
  update: "NONE",
  edit: "NONE",
  delete: "NONE",
  bulkUpload: [],
  customTags: "VIEW_ASSIGN",
  insights: "NONE",
};

const owner: RolePrivileges = {
  ...user,
  createObjectiveLevels: [],
  view: "ALL",
  comment: "ALL",
  update: "ALL",
  edit: "ALL",
};

const managerOfOwner: RolePrivileges = { ...owner, createKeyResult: "NONE", createInitiative: "NONE", edit: "NONE" };

/**
 * The access of a new company. Where the specification is silent: a creator may also delete what they created (an owner
 * may not); everyone above an owner sees, discusses and checks in to the goal but leaves its wording and target to the
 * owner; everyone above a collaborator sees and discusses it; only admins and managers see insights.
 */
export const defaultAccess: AccessControl = {
  GOAL_ADMIN: admin,
  GOAL_CUSTOM_ADMIN: { ...admin, bulkUpload: ["OBJECTIVES", "KEY_RESULTS"], customTags: "VIEW_ASSIGN" },
  GOAL_USER: user,
  MANAGER: { ...user, createObjectiveLevels: ["DEPARTMENT", "TEAM", "INDIVIDUAL"], insights: "VIEW_DOWNLOAD" },
  OWNER: owner,
  CREATOR: { ...owner, delete: "ALL" },
  OWNER_MANAGER: managerOfOwner,
  COLLABORATOR_MANAGER: { ...managerOfOwner, update: "NONE" },
  COLLABORATOR: owner,
};
