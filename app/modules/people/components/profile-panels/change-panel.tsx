import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { employeeCommands } from "../people-commands.ts";
import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import type { AssignmentKind } from "../../domain/assignment.ts";
import type { EmployeeProfile } from "../../queries/employee-profile.ts";
import type { ListChoices } from "../../queries/list-choices.ts";
import type { PersonSummary } from "../../queries/people-by-ids.ts";
import { ChangePreview } from "./change-preview.tsx";
import { ChangeValueField } from "./change-value-field.tsx";

export type ChangePanelProps = {
  profile: EmployeeProfile;
  kind: AssignmentKind;
  choices: ListChoices;
  today: string;
  closeHref: string;
};

// What the browser can tell at once; the use-case checks everything again.
const checked = z.object({ from: z.iso.date({ error: "date-required" }) });

/** Changes one dated thing about a person from a date on, beside their profile. */
export function ChangePanel({ profile, kind, choices, today, closeHref }: ChangePanelProps) {
  const { t } = useTranslation("people");
  const [from, setFrom] = useState(today);
  const current = currentPerson(profile, kind);
  const [value, setValue] = useState(current?.name ?? null);
  const form = employeeCommands.useCommandForm({
    intent: "change-assignment",
    fields: { employeeId: profile.id, kind },
    schema: checked,
    defaultValue: { from: today },
    said: t("change.done", { name: profile.name }),
    leaveTo: closeHref,
  });
  const planned = profile.timeline.some((entry) => entry.kind === kind && entry.validFrom > from);
  return (
    <FormPanel form={form} title={t(`change.title.${kind}`)} closeHref={closeHref} submit={t("change.save")}>
      <ChangeValueField
        kind={kind}
        choices={choices}
        current={current}
        error={form.wrong("value")}
        onChange={setValue}
      />
      <DateField
        {...form.field("from")}
        label={t("change.from")}
        description={t("change.from-text")}
        min={profile.joinedOn}
        required
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      {planned ? <PlannedChanges /> : null}
      <ChangePreview profile={profile} kind={kind} from={from} value={value} />
    </FormPanel>
  );
}

/** What becomes of changes that are planned for a later day. */
function PlannedChanges() {
  const { t } = useTranslation("people");
  return (
    <RadioGroup
      name="future"
      label={t("change.future")}
      defaultValue="KEEP"
      options={(["KEEP", "REPLACE"] as const).map((option) => ({
        value: option,
        label: t(`change.future-option.${option}.label`),
        description: t(`change.future-option.${option}.text`),
      }))}
    />
  );
}

/** Whom the panel starts from; emptying the field then says, on purpose, nobody. */
function currentPerson({ timeline }: EmployeeProfile, kind: AssignmentKind): PersonSummary | null {
  const entry = timeline.find((one) => one.kind === kind && one.period === "current");
  return entry?.personId ? { id: entry.personId, name: entry.value ?? "", role: null, email: "" } : null;
}
