import { PeopleField, type OfferedPerson } from "#app/modules/people/ui.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import classes from "../access.module.css";
import type { ShownRole } from "./role-form.ts";
import { UnitField, type OrgUnitOption } from "../unit-field.tsx";

export type RoleFieldsProps = {
  shown: ShownRole;
  holders: readonly OfferedPerson[];
  units: readonly OrgUnitOption[];
  /** The whole company or some units. */
  where: string;
  onWhere: (where: string) => void;
  /** So many more hold it by their groups at the identity provider. */
  heldByGroup: number;
  error: string | undefined;
  onTouched: () => void;
};

/** What a role is called, where it holds, and who has it. */
export function RoleFields(props: RoleFieldsProps) {
  const { shown, holders, units, where, onWhere, heldByGroup, error, onTouched } = props;
  const { t } = useTranslation("access");
  const places = units.length > 0 ? (["COMPANY", "UNITS"] as const) : (["COMPANY"] as const);
  return (
    <div className={classes.fields}>
      <TextField name="name" label={t("role.name")} defaultValue={shown.name} maxLength={80} required error={error} />
      <TextArea
        name="description"
        label={t("role.description")}
        defaultValue={shown.description}
        maxLength={400}
        rows={2}
      />
      <SelectField
        name="where"
        label={t("role.where")}
        options={places.map((value) => ({ value, label: t(`reach-choice.${value}`) }))}
        defaultValue={where}
        onChange={(event) => onWhere(event.currentTarget.value)}
      />
      {where === "UNITS" ? (
        <UnitField name="unit" units={units} chosen={shown.orgUnitIds ?? []} onTouched={onTouched} />
      ) : null}
      <PeopleField
        name="holder"
        label={t("role.holders")}
        placeholder={t("role.holders-choose")}
        onChange={onTouched}
        chosen={holders}
        defaultValue={shown.holderIds}
        {...(heldByGroup > 0 && { description: t("role.held-by-group", { count: heldByGroup }) })}
      />
      <Checkbox
        name="sparesSelf"
        label={t("role.spares-self")}
        description={t("role.spares-self-text")}
        defaultChecked={shown.sparesSelf}
      />
    </div>
  );
}
