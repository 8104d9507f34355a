import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { orgUnitKinds, unitsBelow } from "../domain/org-units.ts";
import type { OrgUnitNode } from "../queries/org-unit-tree.ts";
import { shapePlaces } from "../shape-places.ts";
import { FormPanel } from "./form-panel.tsx";
import { useShapeForm } from "./use-shape-form.ts";

export type OrgUnitPanelKind = "add" | "edit" | "retire";
type PanelProps = { units: readonly OrgUnitNode[]; result: CommandResult | null };
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

function AddPanel({ parentId, units, result }: PanelProps & { parentId: string }) {
  const { t } = useTranslation("people");
  const shape = useShapeForm({
    id: "add-unit",
    intent: "add-org-unit",
    result,
    defaultValue: { kind: "DEPARTMENT", parentId },
  });
  return (
    <FormPanel
      title={t("shape.unit.add")}
      intent="add-org-unit"
      closeHref={shapePlaces.organization}
      done={t("shape.saved")}
      submit={t("add.submit")}
      result={shape.own}
      refusal={shape.refusal}
      form={getFormProps(shape.form)}
    >
      <UnitFields shape={shape} units={units} />
    </FormPanel>
  );
}

function EditPanel({ unit, units, result }: OfUnit) {
  const { t } = useTranslation("people");
  const shape = useShapeForm({
    id: "edit-unit",
    intent: "edit-org-unit",
    result,
    defaultValue: { name: unit.name, kind: unit.kind, parentId: unit.parentId ?? "" },
  });
  return (
    <FormPanel
      title={unit.name}
      intent="edit-org-unit"
      closeHref={shapePlaces.organization}
      done={t("shape.saved")}
      submit={t("shape.save")}
      result={shape.own}
      refusal={shape.refusal}
      form={getFormProps(shape.form)}
    >
      <input type="hidden" name="orgUnitId" value={unit.id} />
      <UnitFields shape={shape} units={outside(units, unit)} />
    </FormPanel>
  );
}

function RetirePanel({ unit, units, result }: OfUnit) {
  const { t } = useTranslation("people");
  const shape = useShapeForm({ id: "retire-unit", intent: "retire-org-unit", result, defaultValue: { moveTo: "" } });
  return (
    <FormPanel
      title={t("shape.unit.retire-named", { name: unit.name })}
      intent="retire-org-unit"
      closeHref={shapePlaces.organization}
      done={t("shape.unit.retired")}
      submit={t("shape.unit.retire")}
      result={shape.own}
      refusal={shape.refusal}
      form={getFormProps(shape.form)}
    >
      <input type="hidden" name="orgUnitId" value={unit.id} />
      <p>{t("shape.unit.retire-text")}</p>
      <p>{t("list.count", { count: unit.people })}</p>
      <SelectField
        {...shape.field("moveTo")}
        label={t("shape.unit.move-to")}
        description={t("shape.unit.move-to-text")}
        placeholder={t("fact.none")}
        options={optionsOf(outside(units, unit))}
      />
    </FormPanel>
  );
}

function UnitFields({ shape, units }: { shape: ReturnType<typeof useShapeForm>; units: readonly OrgUnitNode[] }) {
  const { t } = useTranslation("people");
  return (
    <>
      <TextField {...shape.field("name")} label={t("column.name")} maxLength={100} required />
      <SelectField
        {...shape.field("kind")}
        label={t("shape.unit.kind")}
        options={orgUnitKinds.map((value) => ({ value, label: t(`shape.unit-kind.${value}`) }))}
      />
      <SelectField
        {...shape.field("parentId")}
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
