import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigate, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useUnsavedChanges } from "#app/platform/i18n/use-unsaved-changes.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { AssignmentKind } from "../domain/assignment.ts";
import type { EmployeeProfile } from "../queries/employee-profile.ts";
import type { ListChoices } from "../queries/list-choices.ts";
import type { PersonSummary } from "../queries/people-by-ids.ts";
import { ChangePreview } from "./change-preview.tsx";
import { ChangeValueField } from "./change-value-field.tsx";
import classes from "./profile.module.css";
import { useOnceDone } from "./use-once-done.ts";
import { useRefusal } from "./use-refusal.ts";

export type ChangePanelProps = {
  profile: EmployeeProfile;
  kind: AssignmentKind;
  choices: ListChoices;
  today: string;
  closeHref: string;
  result: CommandResult | null;
};

// What the browser can tell at once; the use-case checks everything again.
const checked = z.object({ from: z.iso.date({ error: "date-required" }) });

/** Changes one dated thing about a person from a date on, beside their profile. */
export function ChangePanel({ profile, kind, choices, today, closeHref, result }: ChangePanelProps) {
  const { t } = useTranslation("people");
  const [from, setFrom] = useState(today);
  const current = currentPerson(profile, kind);
  const [value, setValue] = useState(current?.name ?? null);
  const refusal = useRefusal(result);
  const busy = useNavigation().state === "submitting";
  const [form, fields] = useDatedForm(kind, today, result);
  useDone(result, closeHref, t("change.done", { name: profile.name }));
  const [typed, setTyped] = useState(false);
  const leaving = useUnsavedChanges(typed && !busy && !result?.done);
  const planned = profile.timeline.some((entry) => entry.kind === kind && entry.validFrom > from);
  const fromErrors = fields.from.errors?.map(() => t("errors.date-required")) ?? refusal.field("from");
  return (
    <SidePanel
      title={t(`change.title.${kind}`)}
      closeLabel={t("change.close")}
      closeHref={closeHref}
      footer={
        <>
          <Button href={closeHref}>{t("change.cancel")}</Button>
          <Button type="submit" form={form.id} tone="primary" loading={busy}>
            {t("change.save")}
          </Button>
        </>
      }
    >
      <Form method="post" {...getFormProps(form)} className={classes.changeForm} onInput={() => setTyped(true)}>
        <input type="hidden" name="intent" value="change-assignment" />
        <input type="hidden" name="employeeId" value={profile.id} />
        <input type="hidden" name="kind" value={kind} />
        {refusal.general ? (
          <Callout tone="danger" announced>
            {refusal.general}
          </Callout>
        ) : null}
        <ChangeValueField
          kind={kind}
          choices={choices}
          current={current}
          error={refusal.field("value")}
          onChange={setValue}
        />
        <DateField
          {...getInputProps(fields.from, { type: "date" })}
          key="from"
          label={t("change.from")}
          description={t("change.from-text")}
          error={fromErrors}
          min={profile.joinedOn}
          required
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        {planned ? <PlannedChanges /> : null}
        <ChangePreview profile={profile} kind={kind} from={from} value={value} />
      </Form>
      <ConfirmDialog {...leaving} />
    </SidePanel>
  );
}

function useDatedForm(kind: AssignmentKind, today: string, result: CommandResult | null) {
  return useForm<{ from: string }>({
    id: `change-${kind}`,
    lastResult: result?.reply ?? null,
    defaultValue: { from: today },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: checked }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
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

/** Once it is stored: says so, and closes. */
function useDone(result: CommandResult | null, closeHref: string, text: string): void {
  const { show } = useSnackbar();
  const navigate = useNavigate();
  useOnceDone(result, () => {
    show({ tone: "success", text });
    navigate(closeHref, { replace: true, preventScrollReset: true });
  });
}
