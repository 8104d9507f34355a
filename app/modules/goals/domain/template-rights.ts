import { rightsOfRoles, type GridRight } from "#app/platform/rights-grid/rights-grid.ts";
import type { GoalTemplate, Visibility } from "./template.ts";
import { goalGrid } from "./template-permitted.ts";
import type { GoalRole } from "./template-privileges.ts";

/** Rights held wherever one goes, as `create.INDIVIDUAL` or `bulkUpload.OBJECTIVES`; and rights over one goal, as `edit`. */
export const recordRights = ["view", "comment", "update", "edit", "delete"] as const;
export type RecordRight = (typeof recordRights)[number];

const generalPrivileges = [
  "createObjectiveLevels",
  "createKeyResult",
  "createInitiative",
  "bulkUpload",
  "customTags",
  "insights",
] as const;
export type GeneralRight = GridRight<(typeof generalPrivileges)[number]>;

/** What somebody with these general roles may do wherever they go: the rights of all roles added up; none where goals are not in use. */
export function generalRights({ access, configData }: GoalTemplate, roles: readonly GoalRole[]): GeneralRight[] {
  if (configData.OBJECTIVE_TYPE === "DISABLED") return [];
  const rights = rightsOfRoles(goalGrid, access, roles, generalPrivileges);
  return rights as GeneralRight[];
}

/** What somebody with these roles towards a goal of this visibility may do with it. */
export function rightsOver(
  { access, configData }: GoalTemplate,
  roles: readonly GoalRole[],
  visibility: Visibility,
): RecordRight[] {
  if (configData.OBJECTIVE_TYPE === "DISABLED") return [];
  return recordRights.filter((right) =>
    roles.some((role) => {
      const value = access[role][right];
      return value === "ALL" || (value === "PUBLIC" && visibility === "GLOBAL");
    }),
  );
}
