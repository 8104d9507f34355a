import { cellName } from "#app/platform/rights-grid/rights-grid.ts";
import type { WatchedGrid } from "#app/shell/components/rights-grid/grid-changes.ts";
import type { GridCell } from "#app/shell/components/rights-grid/rights-grid.tsx";
import type { GoalTemplate } from "../../domain/template.ts";
import { goalGrid } from "../../domain/template-permitted.ts";
import type { ObjectiveLevel } from "../../domain/hierarchy.ts";
import {
  generalGoalRoles,
  goalRoles,
  type BulkUploadKind,
  type GoalRole,
  type privilegeValues,
} from "../../domain/template-privileges.ts";
import { useGoalWords, type GoalWords } from "../goal-words.ts";
import { shownPrivileges, type ShownPrivilege } from "./template-form.ts";

type Values = typeof privilegeValues;
/** What a privilege that is no list can be. */
type PrivilegeValue = Values[Exclude<ShownPrivilege, "createObjectiveLevels" | "bulkUpload">][number];
type Access = GoalTemplate["access"];

/** Roles against privileges; each cell offers only what the role may have, and states it where there is no choice. */
export function useAccessGrid(shown: GoalTemplate, stored: GoalTemplate): WatchedGrid {
  const { t } = useGoalWords();
  const cellOf =
    (access: Access) =>
    (role: string, privilege: string): GridCell =>
      cellIn(access, role as GoalRole, privilege as ShownPrivilege, t);
  return {
    caption: t("settings.access"),
    roleHeader: t("settings.role"),
    roles: goalRoles.map((id) => ({ id, name: t(`role.${id}.name`), text: t(`role.${id}.text`) })),
    privileges: shownPrivileges.map((id) => ({ id, name: t(`privilege.${id}`) })),
    cell: cellOf(shown.access),
    stored: cellOf(stored.access),
  };
}

function cellIn(access: Access, role: GoalRole, privilege: ShownPrivilege, t: GoalWords["t"]): GridCell {
  const permitted = goalGrid.permitted(role, privilege);
  const value = access[role][privilege];
  const name = cellName(role, privilege);
  if (permitted.length === 0 || isHeldElsewhere(role, privilege)) return { kind: "none" };
  if (goalGrid.lists.includes(privilege))
    return { kind: "list", name, chosen: [value].flat(), options: listOptions(privilege, permitted, t) };
  const options = permitted.map((each) => ({ value: each, label: wordOf(each, t) }));
  if (permitted.length === 1) return { kind: "fixed", label: wordOf(permitted[0]!, t) };
  return { kind: "choice", name, value: String(value), options };
}

/** Tags and insights are a matter of the roles one holds everywhere: a relation to one goal gives no choice. */
function isHeldElsewhere(role: GoalRole, privilege: ShownPrivilege): boolean {
  const everywhere = generalGoalRoles.some((general) => general === role);
  return !everywhere && (privilege === "customTags" || privilege === "insights");
}

function listOptions(privilege: ShownPrivilege, permitted: readonly string[], t: GoalWords["t"]) {
  if (privilege === "bulkUpload")
    return permitted.map((kind) => ({ value: kind, label: t(uploadNames[kind as BulkUploadKind]) }));
  return permitted.map((level) => ({ value: level, label: t(`objective-level.${level as ObjectiveLevel}`) }));
}

const uploadNames = {
  OBJECTIVES: "names.objectives",
  KEY_RESULTS: "names.key-results",
  INITIATIVES: "names.initiatives",
} as const satisfies Record<BulkUploadKind, string>;

const wordOf = (value: string, t: GoalWords["t"]): string => t(`privilege-value.${value as PrivilegeValue}`);
