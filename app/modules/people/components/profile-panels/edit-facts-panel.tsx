import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { employeeCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { FactsToEdit } from "../../queries/employee-facts.ts";
import { FactsFields } from "./facts-fields.tsx";
import { factsForm } from "./facts-form.ts";

export type EditFactsPanelProps = {
  employeeId: string;
  facts: FactsToEdit;
  closeHref: string;
};

/** What the register says of a person, to be put right. */
export function EditFactsPanel({
  employeeId,
  facts: { version, changeable, ...facts },
  closeHref,
}: EditFactsPanelProps) {
  const { t } = useTranslation("people");
  const form = employeeCommands.useCommandForm({
    intent: "edit-employee",
    fields: { employeeId, version: String(version) },
    schema: factsForm,
    defaultValue: Object.fromEntries(
      Object.entries(facts).map(([fact, value]) => [fact, value === null ? "" : String(value)]),
    ),
    said: t("edit.done", { name: facts.displayName }),
    leaveTo: closeHref,
  });
  return (
    <FormPanel title={t("edit.title")} form={form} closeHref={closeHref} submit={t("edit.submit")}>
      {(["firstName", "workEmail"] as const).map((fact) =>
        changeable.includes(fact) ? null : <input key={fact} type="hidden" name={fact} value={facts[fact]} />,
      )}
      <FactsFields form={form} shown={changeable} />
    </FormPanel>
  );
}
