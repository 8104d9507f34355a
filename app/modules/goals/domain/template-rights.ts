import type { GoalTemplate, Visibility } from "./template.ts";
import { type GoalRole, isListPrivilege, type GoalPrivilege } from "./template-privileges.ts";

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
export type GeneralRight = { readonly privilege: (typeof generalPrivileges)[number]; readonly value: string };

/** What somebody with these general roles may do wherever they go: the rights of all roles added up; none where goals are not in use. */
export function generalRights({ access, configData }: GoalTemplate, roles: readonly GoalRole[]): GeneralRight[] {
  if (configData.OBJECTIVE_TYPE === "DISABLED") return [];
  const rights = roles.flatMap((role) =>
    generalPrivileges.flatMap((privilege) =>
      valuesOf(privilege, access[role][privilege]).map((value) => ({ privilege, value })),
    ),
  );
  return [...new Map(rights.map((right) => [keyOf(right), right])).values()];
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

export function keyOf({ privilege, value }: GeneralRight): string {
  return `${privilege}.${value}`;
}

function valuesOf(privilege: GoalPrivilege, value: string | readonly string[]): readonly string[] {
  if (isListPrivilege(privilege)) return [value].flat();
  if (value === "NONE") return [];
  // Standing alone is wider than needing an objective, and includes it.
  return value === "PARENT_OPTIONAL"
    ? ["PARENT_MANDATORY", "PARENT_OPTIONAL"]
    : value === "MANAGE"
      ? ["VIEW_ASSIGN", "MANAGE"]
      : [value].flat();
}
