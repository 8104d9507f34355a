import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { ChoiceField } from "#app/ui/choice-field/choice-field.tsx";
import type { ListChoices } from "../../queries/list-choices.ts";
import { PersonField } from "../person-field/person-field.tsx";

export type PlacesFieldsProps = {
  choices: ListChoices;
  /** The empty choice: nothing, or as it was. */
  nothing: string;
  wrong: (field: string) => string[] | undefined;
};

/** Where somebody stands: manager, org unit, role, grade and location. */
export function PlacesFields({ choices, nothing, wrong }: PlacesFieldsProps) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation("shell");
  const many = { clearLabel: shell("dates.clear"), emptyText: shell("list.nothing-found") };
  const plain = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <PersonField name="managerId" label={t("column.manager")} error={wrong("managerId")} clearable />
      <FieldRow>
        <ChoiceField
          {...many}
          name="orgUnitId"
          label={t("column.org-unit")}
          placeholder={nothing}
          error={wrong("orgUnitId")}
          options={choices.orgUnits.map(({ id, name, depth }) => ({
            value: id,
            label: `${"\u2003".repeat(depth)}${name}`,
          }))}
        />
        <ChoiceField
          {...many}
          name="jobRoleId"
          label={t("column.role")}
          placeholder={nothing}
          error={wrong("jobRoleId")}
          options={choices.roles.map(({ id, name, functionName }) => ({ value: id, label: name, group: functionName }))}
        />
        <ChoiceField
          {...many}
          name="gradeId"
          label={t("column.grade")}
          placeholder={nothing}
          error={wrong("gradeId")}
          options={plain(choices.grades)}
        />
        <ChoiceField
          {...many}
          name="locationId"
          label={t("column.location")}
          placeholder={nothing}
          error={wrong("locationId")}
          options={plain(choices.locations)}
        />
      </FieldRow>
    </>
  );
}
