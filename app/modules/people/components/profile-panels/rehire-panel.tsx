import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { employeeCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import type { EmployeeProfile } from "../../queries/employee-profile.ts";
import type { ListChoices } from "../../queries/list-choices.ts";
import { PlacesFields } from "./places-fields.tsx";

export type RehirePanelProps = {
  profile: EmployeeProfile;
  choices: ListChoices;
  today: string;
  closeHref: string;
};

/** Somebody comes back, under the record they have. */
export function RehirePanel({ profile, choices, today, closeHref }: RehirePanelProps) {
  const { t } = useTranslation("people");
  const form = employeeCommands.useCommandForm({
    intent: "rehire-employee",
    fields: { employeeId: profile.id },
    defaultValue: { from: today },
    said: t("rehire.done", { name: profile.name }),
    leaveTo: closeHref,
  });
  return (
    <FormPanel
      title={t("rehire.title", { name: profile.name })}
      form={form}
      closeHref={closeHref}
      submit={t("rehire.submit")}
    >
      <DateField {...form.field("from")} label={t("rehire.from")} description={t("rehire.from-text")} required />
      <PlacesFields choices={choices} nothing={t("rehire.as-before")} wrong={form.wrong} />
    </FormPanel>
  );
}
