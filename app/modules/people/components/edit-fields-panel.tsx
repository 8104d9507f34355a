import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import type { EmployeeProfile } from "../queries/employee-profile.ts";
import { FieldInputs } from "./field-inputs.tsx";
import { FormPanel } from "./form-panel.tsx";
import { useTyped } from "./use-typed.ts";

export type EditFieldsPanelProps = { profile: EmployeeProfile; closeHref: string; result: CommandResult | null };

/** The company's own fields of a person, as far as the reader may edit them. */
export function EditFieldsPanel({ profile, closeHref, result }: EditFieldsPanelProps) {
  const { t } = useTranslation("people");
  const { own, general, typed, wrong } = useTyped(result, "set-employee-fields");
  return (
    <FormPanel
      title={t("field.edit-of", { name: profile.name })}
      intent="set-employee-fields"
      closeHref={closeHref}
      done={t("edit.done", { name: profile.name })}
      submit={t("edit.submit")}
      result={own}
      refusal={general}
      form={{ id: "employee-fields" }}
    >
      <input type="hidden" name="employeeId" value={profile.id} />
      <input type="hidden" name="version" value={profile.version} />
      <FieldInputs fields={profile.fields.filter((field) => field.mayEdit)} typed={typed} wrong={wrong} />
    </FormPanel>
  );
}
