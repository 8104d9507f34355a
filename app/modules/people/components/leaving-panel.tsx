import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import type { EmployeeProfile } from "../queries/employee-profile.ts";
import { FormPanel } from "./form-panel.tsx";
import { PeoplePicker } from "./people-picker.tsx";
import { useRefusal } from "./use-refusal.ts";

export type LeavingPanelProps = {
  profile: EmployeeProfile;
  today: string;
  closeHref: string;
  result: CommandResult | null;
};

/** The last day of somebody, and who manages their reports from then on. */
export function LeavingPanel({ profile, today, closeHref, result }: LeavingPanelProps) {
  const { t } = useTranslation("people");
  const refusal = useRefusal(result);
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
      intent="record-leaving"
      closeHref={closeHref}
      done={t("leaving.done", { name: profile.name })}
      submit={t("leaving.submit")}
      result={result}
      refusal={refusal.general}
      form={{ id: "record-leaving" }}
    >
      <input type="hidden" name="employeeId" value={profile.id} />
      <DateField
        id="leaving-last-day"
        name="lastDay"
        label={t("leaving.last-day")}
        description={t("leaving.last-day-text")}
        error={refusal.field("lastDay")}
        defaultValue={today}
        min={profile.joinedOn}
        required
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
            <PeoplePicker
              name="newManagerId"
              label={t("change.value.REPORTING_LINE")}
              error={refusal.field("newManagerId")}
              required
            />
          ) : null}
        </>
      ) : null}
    </FormPanel>
  );
}
