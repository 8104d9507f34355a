import { cellName } from "#app/platform/rights-grid/rights-grid.ts";
import { RightsGrid, type GridCell } from "#app/shell/components/rights-grid/rights-grid.tsx";
import type { GoalTemplate } from "../../domain/template.ts";
import { goalGrid } from "../../domain/template-permitted.ts";
import { goalRoles, type GoalRole } from "../../domain/template-privileges.ts";
import { useGoalWords } from "../goal-words.ts";
import { shownPrivileges, type ShownPrivilege } from "./template-form.ts";

/** Roles against privileges; each cell offers only what the role may have, and states it where there is no choice. */
export function AccessTable({ template: { access } }: { template: GoalTemplate }) {
  const { t } = useGoalWords();
  const cell = (role: GoalRole, privilege: ShownPrivilege): GridCell => {
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
  };
  return (
    <RightsGrid
      caption={t("settings.access")}
      roleHeader={t("settings.role")}
      roles={goalRoles.map((id) => ({ id, name: t(`role.${id}.name`), text: t(`role.${id}.text`) }))}
      privileges={shownPrivileges.map((id) => ({ id, name: t(`privilege.${id}`) }))}
      cell={(role, privilege) => cell(role as GoalRole, privilege as ShownPrivilege)}
    />
  );
}
