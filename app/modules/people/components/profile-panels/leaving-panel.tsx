import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { employeeCommands } from "../people-commands.ts";
import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { EmployeeProfile } from "../../queries/employee-profile.ts";
import { PersonField } from "../person-field/person-field.tsx";

export type LeavingPanelProps = {
  profile: EmployeeProfile;
  today: string;
  closeHref: string;
};

/** The last day of somebody, and who manages their reports from then on. */
export function LeavingPanel({ profile, today, closeHref }: LeavingPanelProps) {
  const { t } = useTranslation("people");
  const form = employeeCommands.useCommandForm({
    intent: "record-leaving",
    fields: { employeeId: profile.id },
    defaultValue: { lastDay: today, accessEndsAt: profile.accessEndsAt ?? "" },
    said: t("leaving.done", { name: profile.name }),
    leaveTo: closeHref,
  });
  const [reports, setReports] = useState("UP");
  const above = profile.chain[0];
  const offered = [
    ...(above ? [{ value: "UP", label: t("leaving.reports-option.UP", { manager: above.name }) }] : []),
    { value: "TO", label: t("leaving.reports-option.TO") },
    { value: "NOBODY", label: t("leaving.reports-option.NOBODY") },
  ];
  const chosen = offered.some((one) => one.value === reports) ? reports : offered[0]!.value;
  return (
    <FormPanel
      title={t("leaving.title", { name: profile.name })}
      form={form}
      closeHref={closeHref}
      submit={t("leaving.submit")}
    >
      <DateField
        {...form.field("lastDay")}
        label={t("leaving.last-day")}
        description={t("leaving.last-day-text")}
        min={profile.joinedOn}
        required
      />
      <TextField
        {...form.field("accessEndsAt")}
        type="time"
        label={t("leaving.access-ends")}
        description={t("leaving.access-ends-text")}
      />
      {profile.reports.length > 0 ? (
        <>
          <RadioGroup
            name="reports"
            label={t("leaving.reports", { count: profile.reports.length })}
            value={chosen}
            onChange={setReports}
            options={offered}
          />
          {chosen === "TO" ? (
            <PersonField
              name="newManagerId"
              label={t("change.value.REPORTING_LINE")}
              error={form.wrong("newManagerId")}
              required
            />
          ) : null}
        </>
      ) : null}
    </FormPanel>
  );
}
