import type { GoalTemplate } from "../../domain/template.ts";
import { permittedValues } from "../../domain/template-permitted.ts";
import { goalRoles, isListPrivilege, type GoalRole } from "../../domain/template-privileges.ts";
import { useGoalWords } from "../goal-words.ts";
import { shownPrivileges, type ShownPrivilege } from "./template-form.ts";
import classes from "./template.module.css";

/** Roles against privileges; each cell offers only what the role may have, and states it where there is no choice. */
export function AccessTable({ template }: { template: GoalTemplate }) {
  const { t } = useGoalWords();
  return (
    <div className={classes.frame}>
      {/* Roles are named because a narrow screen lays the rows out as cards, which takes them from a browser. */}
      <table role="table" aria-label={t("settings.access")} className={classes.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t("settings.role")}
            </th>
            {shownPrivileges.map((privilege) => (
              <th key={privilege} role="columnheader" scope="col">
                {t(`privilege.${privilege}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {goalRoles.map((role) => (
            <tr key={role} role="row">
              <th role="rowheader" scope="row">
                <span className={classes.role}>{t(`role.${role}.name`)}</span>
                <span className={classes.soft}>{t(`role.${role}.text`)}</span>
              </th>
              {shownPrivileges.map((privilege) => (
                <td key={privilege} role="cell">
                  <span className={classes.cellName} aria-hidden="true">
                    {t(`privilege.${privilege}`)}
                  </span>
                  <Cell template={template} role={role} privilege={privilege} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { template: GoalTemplate; role: GoalRole; privilege: ShownPrivilege };

function Cell({ template, role, privilege }: CellProps) {
  const { t } = useGoalWords();
  const permitted: readonly string[] = permittedValues[role][privilege];
  const label = `${t(`role.${role}.name`)}: ${t(`privilege.${privilege}`)}`;
  const value = template.access[role][privilege];
  if (permitted.length === 0) return <span className={classes.soft}>–</span>;
  if (isListPrivilege(privilege)) return <Levels {...{ role, permitted, label }} chosen={[value].flat()} />;
  if (permitted.length === 1) return <span className={classes.fixed}>{t(`privilege-value.${permitted[0]}`)}</span>;
  return (
    <select
      className={classes.select}
      name={`access.${role}.${privilege}`}
      defaultValue={String(value)}
      aria-label={label}
    >
      {permitted.map((each) => (
        <option key={each} value={each}>
          {t(`privilege-value.${each}`)}
        </option>
      ))}
    </select>
  );
}

function Levels({
  role,
  permitted,
  chosen,
  label,
}: {
  role: GoalRole;
  permitted: readonly string[];
  chosen: readonly string[];
  label: string;
}) {
  const { t } = useGoalWords();
  return (
    <fieldset className={classes.levels}>
      <legend className={classes.hidden}>{label}</legend>
      {permitted.map((level) => (
        <label key={level} className={classes.level}>
          <input
            type="checkbox"
            name={`access.${role}.createObjectiveLevels`}
            value={level}
            defaultChecked={chosen.includes(level)}
          />
          {t(`objective-level.${level}`)}
        </label>
      ))}
    </fieldset>
  );
}
