import { cellName } from "#app/platform/rights-grid/rights-grid.ts";
import type { WatchedGrid } from "#app/shell/components/rights-grid/grid-changes.ts";
import type { GridCell } from "#app/shell/components/rights-grid/rights-grid.tsx";
import type { GoalTemplate } from "../../domain/template.ts";
import { goalGrid } from "../../domain/template-permitted.ts";
import { goalRoles, type GoalRole } from "../../domain/template-privileges.ts";
import { useGoalWords, type GoalWords } from "../goal-words.ts";
import { shownPrivileges, type ShownPrivilege } from "./template-form.ts";

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
  const options = permitted.map((each) => ({ value: each, label: t(`privilege-value.${each}`) }));
  if (permitted.length === 0) return { kind: "none" };
  if (goalGrid.lists.includes(privilege))
    return {
      kind: "list",
      name,
      chosen: [value].flat(),
      options: permitted.map((level) => ({ value: level, label: t(`objective-level.${level}`) })),
    };
  if (permitted.length === 1) return { kind: "fixed", label: t(`privilege-value.${permitted[0]}`) };
  return { kind: "choice", name, value: String(value), options };
}
