import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import type { FactsToEdit } from "../queries/employee-facts.ts";
import { FactsFields, type FactsForm } from "./facts-fields.tsx";
import { useFactsForm } from "./facts-form.ts";
import { FormPanel } from "./form-panel.tsx";

export type EditFactsPanelProps = {
  employeeId: string;
  facts: FactsToEdit;
  closeHref: string;
  result: CommandResult | null;
};

/** What the register says of a person, to be put right. */
export function EditFactsPanel({
  employeeId,
  facts: { version, changeable, ...facts },
  closeHref,
  result,
}: EditFactsPanelProps) {
  const { t } = useTranslation("people");
  const defaultValue = Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, value === null ? "" : String(value)]),
  ) as Partial<FactsForm>;
  const { form, fields, wrong, refusal } = useFactsForm({ id: "edit-facts", result, defaultValue });
  return (
    <FormPanel
      title={t("edit.title")}
      intent="edit-employee"
      closeHref={closeHref}
      done={t("edit.done", { name: facts.displayName })}
      submit={t("edit.submit")}
      result={result}
      refusal={refusal.general}
      form={getFormProps(form)}
    >
      <input type="hidden" name="employeeId" value={employeeId} />
      <input type="hidden" name="version" value={version} />
      {(["firstName", "workEmail"] as const).map((fact) =>
        changeable.includes(fact) ? null : <input key={fact} type="hidden" name={fact} value={facts[fact]} />,
      )}
      <FactsFields fields={fields} wrong={wrong} shown={changeable} />
    </FormPanel>
  );
}
