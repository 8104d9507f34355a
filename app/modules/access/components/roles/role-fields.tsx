import { PeopleField, type OfferedPerson } from "#app/modules/people/ui.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { OfferedRight } from "../../queries/role-page.ts";
import classes from "../access.module.css";
import type { ShownRole } from "./role-form.ts";
import { RoleRights } from "./role-rights.tsx";
import { UnitField, type OrgUnitOption } from "../unit-field.tsx";

export type RoleFieldsProps = {
  shown: ShownRole;
  holders: readonly OfferedPerson[];
  rights: readonly OfferedRight[];
  units: readonly OrgUnitOption[];
  errors: { name?: string | undefined; right?: string | undefined };
  onTouched: () => void;
};

/** What a role is called, what it gives, where, and to whom. */
export function RoleFields({ shown, holders, rights, units, errors, onTouched }: RoleFieldsProps) {
  const { t } = useTranslation("access");
  const [where, setWhere] = useState(shown.orgUnitIds ? "UNITS" : "COMPANY");
  const places = units.length > 0 ? (["COMPANY", "UNITS"] as const) : (["COMPANY"] as const);
  return (
    <div className={classes.fields}>
      <TextField
        name="name"
        label={t("role.name")}
        defaultValue={shown.name}
        maxLength={80}
        required
        error={errors.name}
      />
      <TextArea
        name="description"
        label={t("role.description")}
        defaultValue={shown.description}
        maxLength={400}
        rows={2}
      />
      <RoleRights shown={shown} rights={rights} error={errors.right} part={where === "UNITS"} />
      <label className={classes.check}>
        <input type="checkbox" name="sparesSelf" defaultChecked={shown.sparesSelf} />
        <span>
          {t("role.spares-self")}
          <span className={classes.soft}> · {t("role.spares-self-text")}</span>
        </span>
      </label>
      <SelectField
        name="where"
        label={t("role.where")}
        options={places.map((value) => ({ value, label: t(`reach-choice.${value}`) }))}
        defaultValue={where}
        onChange={(event) => setWhere(event.currentTarget.value)}
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
      />
    </div>
  );
}
