import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";

/** An org unit to choose; units come in the order of their tree. */
export type OrgUnitOption = { id: string; name: string; depth: number };

export type UnitFieldProps = {
  name: string;
  units: readonly OrgUnitOption[];
  chosen: readonly string[];
  onTouched: () => void;
};

/** The org units something reaches, each with all below it. */
export function UnitField({ name, units, chosen, onTouched }: UnitFieldProps) {
  const { t } = useTranslation("access");
  return (
    <MultiComboField
      name={name}
      label={t("form.units")}
      description={t("form.units-text")}
      placeholder={t("form.units-choose")}
      options={units.map((unit, index) => ({ value: unit.id, label: unit.name, ...described(units, index) }))}
      defaultValue={chosen}
      onChange={onTouched}
      emptyText={t("form.units-none")}
      removeLabel={(option) => t("form.units-remove", { unit: option.label })}
    />
  );
}

/** Units may have the same name: the one above tells them apart. */
function described(units: readonly OrgUnitOption[], index: number): { description?: string } {
  const { depth } = units[index]!;
  const above = units.slice(0, index).findLast((unit) => unit.depth === depth - 1);
  return above ? { description: above.name } : {};
}
