import { getFormProps, getInputProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import type { EmployeeField } from "../domain/employee-fields.ts";
import type { ListChoices } from "../queries/list-choices.ts";
import { FactsFields } from "./facts-fields.tsx";
import { useFactsForm } from "./facts-form.ts";
import { FieldInputs } from "./field-inputs.tsx";
import { FormPanel } from "./form-panel.tsx";
import { PlacesFields } from "./places-fields.tsx";
import { useTyped } from "./use-typed.ts";

export type AddEmployeePanelProps = {
  choices: ListChoices;
  fields: readonly EmployeeField[];
  today: string;
  closeHref: string;
  result: CommandResult | null;
};

/** A person joins: who they are, from when, and where they stand. */
export function AddEmployeePanel({ choices, fields: own, today, closeHref, result }: AddEmployeePanelProps) {
  const { t } = useTranslation("people");
  const { form, fields, wrong, refusal } = useFactsForm({
    id: "add-employee",
    result,
    defaultValue: { joinedOn: today },
  });
  const said = useTyped(result, "add-employee");
  const { key: _, ...joinedOn } = getInputProps(fields.joinedOn, { type: "date" });
  return (
    <FormPanel
      title={t("add.title")}
      intent="add-employee"
      closeHref={closeHref}
      done={t("add.done")}
      submit={t("add.submit")}
      result={result}
      refusal={refusal.general}
      form={getFormProps(form)}
    >
      <FactsFields fields={fields} wrong={wrong} />
      <DateField {...joinedOn} label={t("fact.joined-on")} error={wrong(fields.joinedOn)} required />
      <PlacesFields choices={choices} nothing={t("fact.none")} wrong={refusal.field} />
      <FieldInputs
        fields={own.map((field) => ({ ...field, value: null, shown: null }))}
        typed={said.typed}
        wrong={said.wrong}
      />
    </FormPanel>
  );
}
