import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import type { TimelineEntry } from "../queries/assignment-timeline.ts";
import type { EmployeeProfile } from "../queries/employee-profile.ts";
import type { ListChoices } from "../queries/list-choices.ts";
import { ChangeValueField } from "./change-value-field.tsx";
import { dayBefore } from "./day-before.ts";
import { FormPanel } from "./form-panel.tsx";
import { useRefusal } from "./use-refusal.ts";

export type CorrectPanelProps = {
  profile: EmployeeProfile;
  entry: TimelineEntry;
  choices: ListChoices;
  closeHref: string;
  result: CommandResult | null;
};

/** What was recorded of a person was wrong: what it was instead, and over which days. */
export function CorrectPanel({ profile, entry, choices, closeHref, result }: CorrectPanelProps) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const refusal = useRefusal(result?.intent === "correct-assignment" ? result : null);
  const { kind, value, personId, validFrom, validTo } = entry;
  const current = personId ? { id: personId, name: value ?? "", role: null, email: "" } : null;
  const said = kind === "STATUS" ? t(`status.${value as "ACTIVE"}`) : (value ?? t("timeline.nobody"));
  return (
    <FormPanel
      title={t("correct.title")}
      intent="correct-assignment"
      closeHref={closeHref}
      done={t("correct.done", { name: profile.name })}
      submit={t("correct.submit")}
      result={result}
      refusal={refusal.general}
      form={{ id: "correct-assignment" }}
    >
      <input type="hidden" name="employeeId" value={profile.id} />
      <input type="hidden" name="assignmentId" value={entry.id} />
      <Callout>{t("correct.text", { kind: t(`kind.${kind}`), value: said, date: format.date(validFrom) })}</Callout>
      <ChangeValueField
        kind={kind}
        choices={choices}
        current={current}
        error={refusal.field("value")}
        onChange={() => undefined}
      />
      <DateField
        id="correct-from"
        name="from"
        label={t("filter.hired-from")}
        error={refusal.field("from")}
        defaultValue={validFrom}
        min={profile.joinedOn}
        required
      />
      <DateField
        id="correct-until"
        name="until"
        label={t("correct.until")}
        description={t("correct.until-text")}
        error={refusal.field("until")}
        defaultValue={validTo ? dayBefore(validTo) : ""}
      />
    </FormPanel>
  );
}
