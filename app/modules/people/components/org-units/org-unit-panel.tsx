import { Choice } from "#app/shell/components/choice.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { named, orgUnitCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { orgUnitKinds, unitsBelow } from "../../domain/org-units.ts";
import type { OrgUnitNode } from "../../queries/org-unit-tree.ts";
import { shapePlaces } from "../../shape-places.ts";

export type OrgUnitPanelKind = "add" | "edit" | "retire";
type PanelProps = { units: readonly OrgUnitNode[] };
type OfUnit = PanelProps & { unit: OrgUnitNode };

/** Adding below `unit` or at the top; editing or retiring it. */
export function OrgUnitPanel({
  kind,
  unit,
  ...rest
}: PanelProps & { kind: OrgUnitPanelKind; unit: OrgUnitNode | null }) {
  if (kind === "retire") return unit ? <RetirePanel unit={unit} {...rest} /> : null;
  if (kind === "edit") return unit ? <EditPanel unit={unit} {...rest} /> : null;
  return <AddPanel parentId={unit?.id ?? ""} {...rest} />;
}

function AddPanel({ parentId, units }: PanelProps & { parentId: string }) {
  const { t } = useTranslation("people");
  const form = orgUnitCommands.useCommandForm({
    intent: "add-org-unit",
    schema: named,
    defaultValue: { kind: "DEPARTMENT", parentId },
    said: t("shape.saved"),
    leaveTo: shapePlaces.orgUnits,
  });
  return (
    <FormPanel title={t("shape.unit.add")} form={form} closeHref={shapePlaces.orgUnits} submit={t("add.submit")}>
      <UnitFields form={form} units={units} />
    </FormPanel>
  );
}

function EditPanel({ unit, units }: OfUnit) {
  const { t } = useTranslation("people");
  const form = orgUnitCommands.useCommandForm({
    intent: "edit-org-unit",
    fields: { orgUnitId: unit.id, version: String(unit.version) },
    schema: named,
    defaultValue: { name: unit.name, kind: unit.kind, parentId: unit.parentId ?? "" },
    said: t("shape.saved"),
    leaveTo: shapePlaces.orgUnits,
  });
  return (
    <FormPanel title={unit.name} form={form} closeHref={shapePlaces.orgUnits} submit={t("shape.save")}>
      <UnitFields form={form} units={outside(units, unit)} />
    </FormPanel>
  );
}

function RetirePanel({ unit, units }: OfUnit) {
  const { t } = useTranslation("people");
  const form = orgUnitCommands.useCommandForm({
    intent: "retire-org-unit",
    fields: { orgUnitId: unit.id },
    said: t("shape.unit.retired"),
    leaveTo: shapePlaces.orgUnits,
  });
  return (
    <FormPanel
      title={t("shape.unit.retire-named", { name: unit.name })}
      form={form}
      closeHref={shapePlaces.orgUnits}
      submit={t("shape.unit.retire")}
    >
      <p>{t("shape.unit.retire-text")}</p>
      <p>{t("list.count", { count: unit.people })}</p>
      <Choice
        {...form.field("moveTo")}
        label={t("shape.unit.move-to")}
        description={t("shape.unit.move-to-text")}
        placeholder={t("fact.none")}
        options={optionsOf(outside(units, unit))}
      />
    </FormPanel>
  );
}

function UnitFields({ form, units }: { form: AnyCommandForm; units: readonly OrgUnitNode[] }) {
  const { t } = useTranslation("people");
  return (
    <>
      <TextField {...form.field("name")} label={t("column.name")} maxLength={100} required />
      <SelectField
        {...form.field("kind")}
        label={t("shape.unit.kind")}
        options={orgUnitKinds.map((value) => ({ value, label: t(`shape.unit-kind.${value}`) }))}
      />
      <Choice
        {...form.field("parentId")}
        label={t("shape.unit.parent")}
        placeholder={t("shape.unit.top")}
        options={optionsOf(units)}
      />
    </>
  );
}

/** Where a unit can go: anywhere but into itself. */
function outside(units: readonly OrgUnitNode[], { id }: OrgUnitNode): OrgUnitNode[] {
  const below = unitsBelow(units, id);
  return units.filter((unit) => !below.has(unit.id));
}

function optionsOf(units: readonly OrgUnitNode[]) {
  return units.map(({ id, name, level }) => ({ value: id, label: `${"\u2003".repeat(level - 1)}${name}` }));
}
