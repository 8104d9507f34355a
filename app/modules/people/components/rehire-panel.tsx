import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import type { EmployeeProfile } from "../queries/employee-profile.ts";
import type { ListChoices } from "../queries/list-choices.ts";
import { FormPanel } from "./form-panel.tsx";
import { PlacesFields } from "./places-fields.tsx";
import { useRefusal } from "./use-refusal.ts";

export type RehirePanelProps = {
  profile: EmployeeProfile;
  choices: ListChoices;
  today: string;
  closeHref: string;
  result: CommandResult | null;
};

/** Somebody comes back, under the record they have. */
export function RehirePanel({ profile, choices, today, closeHref, result }: RehirePanelProps) {
  const { t } = useTranslation("people");
  const refusal = useRefusal(result);
  return (
    <FormPanel
      title={t("rehire.title", { name: profile.name })}
      intent="rehire-employee"
      closeHref={closeHref}
      done={t("rehire.done", { name: profile.name })}
      submit={t("rehire.submit")}
      result={result}
      refusal={refusal.general}
      form={{ id: "rehire-employee" }}
    >
      <input type="hidden" name="employeeId" value={profile.id} />
      <DateField
        id="rehire-from"
        name="from"
        label={t("rehire.from")}
        description={t("rehire.from-text")}
        error={refusal.field("from")}
        defaultValue={today}
        required
      />
      <PlacesFields choices={choices} nothing={t("rehire.as-before")} wrong={refusal.field} />
    </FormPanel>
  );
}
