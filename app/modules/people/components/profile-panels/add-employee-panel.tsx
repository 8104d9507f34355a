import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { registerCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import type { EmployeeField } from "../../domain/employee-fields.ts";
import type { ListChoices } from "../../queries/list-choices.ts";
import { FactsFields } from "./facts-fields.tsx";
import { joiningForm } from "./facts-form.ts";
import { FieldInputs } from "./field-inputs.tsx";
import { PlacesFields } from "./places-fields.tsx";

export type AddEmployeePanelProps = {
  choices: ListChoices;
  fields: readonly EmployeeField[];
  today: string;
  closeHref: string;
};

/** A person joins: who they are, from when, and where they stand. */
export function AddEmployeePanel({ choices, fields: own, today, closeHref }: AddEmployeePanelProps) {
  const { t } = useTranslation("people");
  const form = registerCommands.useCommandForm({
    intent: "add-employee",
    schema: joiningForm,
    defaultValue: { joinedOn: today },
    said: t("add.done"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel title={t("add.title")} form={form} closeHref={closeHref} submit={t("add.submit")}>
      <FactsFields form={form} />
      <DateField {...form.field("joinedOn")} label={t("fact.joined-on")} required />
      <PlacesFields choices={choices} nothing={t("fact.none")} wrong={form.wrong} />
      <FieldInputs fields={own.map((field) => ({ ...field, value: null, shown: null }))} form={form} />
    </FormPanel>
  );
}
