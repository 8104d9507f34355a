import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { employeeCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { EmployeeProfile } from "../../queries/employee-profile.ts";
import { FieldInputs } from "./field-inputs.tsx";

export type EditFieldsPanelProps = { profile: EmployeeProfile; closeHref: string };

/** The company's own fields of a person, as far as the reader may edit them. */
export function EditFieldsPanel({ profile, closeHref }: EditFieldsPanelProps) {
  const { t } = useTranslation("people");
  const form = employeeCommands.useCommandForm({
    intent: "set-employee-fields",
    fields: { employeeId: profile.id, version: String(profile.version) },
    said: t("edit.done", { name: profile.name }),
    leaveTo: closeHref,
  });
  return (
    <FormPanel
      title={t("field.edit-of", { name: profile.name })}
      form={form}
      closeHref={closeHref}
      submit={t("edit.submit")}
    >
      <FieldInputs fields={profile.fields.filter((field) => field.mayEdit)} form={form} />
    </FormPanel>
  );
}
