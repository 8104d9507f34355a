import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { fieldCommands } from "../people-commands.ts";
import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { fieldEditors, fieldKinds, fieldViewers } from "../../domain/employee-fields.ts";
import type { DefinedField } from "../../queries/employee-fields.ts";
import { shapePlaces } from "../../shape-places.ts";
import { editorsKey } from "./field-words.ts";

export type EmployeeFieldPanelProps = { field: DefinedField | null };

/** What a field is: its name, and while it is new its kind and who sees and edits it; that of one there is stands in the grid. */
export function EmployeeFieldPanel({ field }: EmployeeFieldPanelProps) {
  const { t } = useTranslation("people");
  const form = fieldCommands.useCommandForm({
    intent: field ? "edit-employee-field" : "add-employee-field",
    fields: field
      ? { fieldId: field.id, version: String(field.version), viewers: field.viewers, editors: field.editors }
      : {},
    defaultValue: {
      name: field?.name ?? "",
      kind: field?.kind ?? "TEXT",
      choices: field?.choices.join("\n") ?? "",
      ...(field ? {} : { viewers: "MANAGERS", editors: "ADMINS" }),
      required: field?.required ?? false,
    },
    said: t("shape.saved"),
    leaveTo: shapePlaces.employeeFields,
  });
  const [kind, setKind] = useState<string>(field?.kind ?? form.typed("kind") ?? "TEXT");
  return (
    <FormPanel
      form={form}
      title={field ? field.name : t("field.add")}
      closeHref={shapePlaces.employeeFields}
      submit={t(field ? "shape.save" : "add.submit")}
    >
      <TextField {...form.field("name")} label={t("column.name")} maxLength={100} required />
      {field ? null : (
        <SelectField
          name="kind"
          label={t("shape.unit.kind")}
          description={t("field.kind-text")}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          options={fieldKinds.map((value) => ({ value, label: t(`field.kinds.${value}`) }))}
          required
        />
      )}
      {kind === "CHOICE" ? (
        <TextArea
          {...form.field("choices")}
          label={t("field.choices")}
          description={t("field.choices-text")}
          rows={6}
        />
      ) : null}
      {field ? null : <Audience form={form} />}
      <Checkbox
        name="required"
        label={t("field.required")}
        description={t("field.required-text")}
        defaultChecked={form.typed("required") === "on"}
      />
    </FormPanel>
  );
}

/** Who sees the field of a person, and who edits it. */
function Audience({ form }: { form: AnyCommandForm }) {
  const { t } = useTranslation("people");
  return (
    <>
      <SelectField
        {...form.field("viewers")}
        label={t("team.visibility")}
        options={fieldViewers.map((value) => ({ value, label: t(`field.viewers.${value}`) }))}
        required
      />
      <SelectField
        {...form.field("editors")}
        label={t("field.editable")}
        options={fieldEditors.map((value) => ({ value, label: t(editorsKey[value]) }))}
        required
      />
    </>
  );
}
