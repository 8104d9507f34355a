import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { OfferedRight } from "../queries/role-page.ts";
import classes from "./access.module.css";
import type { ShownRole } from "./role-form.ts";
import { searchPeople, type FoundPerson } from "./search-people.ts";
import { UnitField, type OrgUnitOption } from "./unit-field.tsx";

export type RoleFieldsProps = {
  shown: ShownRole;
  holders: readonly FoundPerson[];
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
      <TextField name="name" label={t("role.name")} defaultValue={shown.name} maxLength={80} required error={errors.name} />
      <TextArea name="description" label={t("role.description")} defaultValue={shown.description} maxLength={400} rows={2} />
      <Rights shown={shown} rights={rights} error={errors.right} part={where === "UNITS"} />
      <SelectField name="where" label={t("role.where")} options={places.map((value) => ({ value, label: t(`reach-choice.${value}`) }))} defaultValue={where} onChange={(event) => setWhere(event.currentTarget.value)} />
      {where === "UNITS" ? <UnitField name="unit" units={units} chosen={shown.orgUnitIds ?? []} onTouched={onTouched} /> : null}
      <MultiComboField
        name="holder" label={t("role.holders")} placeholder={t("role.holders-choose")} onChange={onTouched}
        options={holders.map(optionOf)} defaultValue={shown.holderIds} onSearch={findPeople}
        emptyText={t("list.nobody")} removeLabel={(option) => t("form.units-remove", { unit: option.label })}
      />
    </div>
  );
}

function Rights({ shown, rights, error, part }: { shown: ShownRole; rights: readonly OfferedRight[]; error: string | undefined; part: boolean }) {
  const { t } = useTranslation("access");
  const words = useWords("access", ...new Set(rights.map(({ room }) => room)));
  return (
    <fieldset className={classes.entries}>
      <legend className={classes.legend}>{t("role.rights")}{error ? <strong className={classes.error} role="alert"> · {error}</strong> : null}</legend>
      {rights.map(({ key, label, room, scopable }) => (
        <label key={key}>
          <input type="checkbox" name="right" value={key} defaultChecked={shown.rights.includes(key)} />
          <span>{words(label, {}, room)}{part && !scopable ? <span className={classes.soft}> · {t("role.whole-only")}</span> : null}</span>
        </label>
      ))}
    </fieldset>
  );
}

async function findPeople(text: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  return (await searchPeople(text, signal)).map(optionOf);
}

function optionOf({ id, name, role, email }: FoundPerson): ComboOption {
  return { value: id, label: name, description: role ?? email, start: <Avatar name={name} size="small" /> };
}
