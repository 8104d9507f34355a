import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { employeeCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import type { TimelineEntry } from "../../queries/assignment-timeline.ts";
import type { EmployeeProfile } from "../../queries/employee-profile.ts";
import type { ListChoices } from "../../queries/list-choices.ts";
import { ChangeValueField } from "./change-value-field.tsx";
import { dayBefore } from "./day-before.ts";

export type CorrectPanelProps = {
  profile: EmployeeProfile;
  entry: TimelineEntry;
  choices: ListChoices;
  closeHref: string;
};

/** What was recorded of a person was wrong: what it was instead, and over which days. */
export function CorrectPanel({ profile, entry, choices, closeHref }: CorrectPanelProps) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const { kind, value, personId, validFrom, validTo } = entry;
  const form = employeeCommands.useCommandForm({
    intent: "correct-assignment",
    fields: { employeeId: profile.id, assignmentId: entry.id },
    defaultValue: { from: validFrom, until: validTo ? dayBefore(validTo) : "" },
    said: t("correct.done", { name: profile.name }),
    leaveTo: closeHref,
  });
  const current = personId ? { id: personId, name: value ?? "", role: null, email: "" } : null;
  const said = kind === "STATUS" ? t(`status.${value as "ACTIVE"}`) : (value ?? t("timeline.nobody"));
  return (
    <FormPanel title={t("correct.title")} form={form} closeHref={closeHref} submit={t("correct.submit")}>
      <Callout>{t("correct.text", { kind: t(`kind.${kind}`), value: said, date: format.date(validFrom) })}</Callout>
      <ChangeValueField
        kind={kind}
        choices={choices}
        current={current}
        error={form.wrong("value")}
        onChange={() => undefined}
      />
      <DateField {...form.field("from")} label={t("filter.hired-from")} min={profile.joinedOn} required />
      <DateField {...form.field("until")} label={t("correct.until")} description={t("correct.until-text")} />
    </FormPanel>
  );
}
