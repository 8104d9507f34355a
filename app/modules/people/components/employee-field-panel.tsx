import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { fieldEditors, fieldKinds, fieldViewers } from "../domain/employee-fields.ts";
import type { DefinedField } from "../queries/employee-fields.ts";
import { shapePlaces } from "../shape-places.ts";
import { editorsKey } from "./field-words.ts";
import { FormPanel } from "./form-panel.tsx";
import { useTyped } from "./use-typed.ts";

export type EmployeeFieldPanelProps = { field: DefinedField | null; result: CommandResult | null };

/** What a field is: its name, its kind while it is new, and who sees and edits it. */
export function EmployeeFieldPanel({ field, result }: EmployeeFieldPanelProps) {
  const { t } = useTranslation("people");
  const intent = field ? "edit-employee-field" : "add-employee-field";
  const answer = useTyped(result, intent);
  const { own, typed, wrong, general } = answer;
  const [kind, setKind] = useState<string>(field?.kind ?? typed("kind") ?? "TEXT");
  return (
    <FormPanel
      title={field ? field.name : t("field.add")}
      intent={intent}
      closeHref={shapePlaces.employeeFields}
      done={t("shape.saved")}
      submit={t(field ? "shape.save" : "add.submit")}
      result={own}
      refusal={general}
      form={{ id: "employee-field" }}
    >
      {field ? <input type="hidden" name="fieldId" value={field.id} /> : null}
      <TextField
        name="name"
        label={t("column.name")}
        defaultValue={typed("name") ?? field?.name ?? ""}
        error={wrong("name")}
        maxLength={100}
        required
      />
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
          name="choices"
          label={t("field.choices")}
          description={t("field.choices-text")}
          defaultValue={typed("choices") ?? field?.choices.join("\n") ?? ""}
          error={wrong("choices")}
          rows={6}
        />
      ) : null}
      <Audience field={field} answer={answer} />
      <Checkbox
        name="required"
        label={t("field.required")}
        description={t("field.required-text")}
        defaultChecked={own?.reply ? typed("required") !== null : field?.required}
      />
    </FormPanel>
  );
}

type AudienceProps = Pick<EmployeeFieldPanelProps, "field"> & { answer: ReturnType<typeof useTyped> };

/** Who sees the field of a person, and who edits it. */
function Audience({ field, answer: { typed, wrong } }: AudienceProps) {
  const { t } = useTranslation("people");
  return (
    <>
      <SelectField
        name="viewers"
        label={t("team.visibility")}
        defaultValue={typed("viewers") ?? field?.viewers ?? "MANAGERS"}
        error={wrong("viewers")}
        options={fieldViewers.map((value) => ({ value, label: t(`field.viewers.${value}`) }))}
        required
      />
      <SelectField
        name="editors"
        label={t("field.editable")}
        defaultValue={typed("editors") ?? field?.editors ?? "ADMINS"}
        error={wrong("editors")}
        options={fieldEditors.map((value) => ({ value, label: t(editorsKey[value]) }))}
        required
      />
    </>
  );
}
