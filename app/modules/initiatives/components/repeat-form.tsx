import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { InitiativeDetail, TaskRecurrence } from "../queries/initiative-detail.ts";
import classes from "./task.module.css";
import { repeatTaskForm } from "./task-forms.ts";
import { isoWeekday, useTaskWords } from "./task-words.ts";
import { useActForm } from "./use-act-form.ts";

/** How a task comes back: each week on some days, or each month on one. */
export function RepeatForm({ detail, answer }: { detail: InitiativeDetail; answer: CommandResult | null }) {
  const { initiative: task, recurrence } = detail;
  const { t, refusal, fieldError } = useTaskWords();
  const { Form, busy, result, action, closed } = useActForm(task.id, t("repeat.done"));
  const last = result ?? (answer?.intent === "repeat-task" ? answer : null);
  const [frequency, setFrequency] = useState(recurrence?.frequency ?? "WEEKLY");
  const [form, fields] = useRepeatFields(task.id, last);
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className={classes.form}
      aria-label={t("repeat.title")}
    >
      <input type="hidden" name="intent" value="repeat-task" />
      <input type="hidden" name="initiativeId" value={task.id} />
      {last?.error && Object.keys(last.error.fields).length === 0 ? (
        <Callout tone="danger" announced title={refusal(last.error.code, last.error.params)} />
      ) : null}
      <div className={classes.pair}>
        <SelectField
          name="frequency"
          label={t("repeat.frequency")}
          value={frequency}
          onChange={(event) => setFrequency(event.target.value === "MONTHLY" ? "MONTHLY" : "WEEKLY")}
          options={["WEEKLY", "MONTHLY"].map((value) => ({ value, label: t(`repeat.${value}`) }))}
        />
        <NumberField
          name="every"
          step={1}
          min={1}
          max={12}
          label={t(`repeat.every-${frequency}`)}
          defaultValue={String(recurrence?.every ?? 1)}
          error={fieldError(fields.every.errors)}
        />
      </div>
      <Weekdays detail={detail} fields={fields} formId={form.id} hidden={frequency === "MONTHLY"} />
      <DayAndEnd detail={detail} fields={fields} frequency={frequency} />
      <p className={classes.soft}>{t("repeat.text")}</p>
      <div className={classes.tools}>
        <Button type="submit" tone="primary" loading={busy}>
          {t("form.save")}
        </Button>
        <Button tone="quiet" href={closed}>
          {t("form.cancel")}
        </Button>
      </div>
    </Form>
  );
}

function useRepeatFields(taskId: string, last: CommandResult | null) {
  return useForm({
    id: `repeat-${taskId}`,
    lastResult: (last?.reply ?? null) as SubmissionResult<string[]> | null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: repeatTaskForm }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
}

type FieldsProps = { detail: InitiativeDetail; fields: ReturnType<typeof useRepeatFields>[1] };

/** The days of the week; while it comes back by the month they stay in the form, unseen. */
function Weekdays({
  detail: { initiative: task, recurrence },
  fields,
  formId,
  hidden,
}: FieldsProps & { formId: string; hidden: boolean }) {
  const { t, weekday, fieldError } = useTaskWords();
  const chosen = recurrence?.weekdays.length ? recurrence.weekdays : task.dueDate ? [isoWeekday(task.dueDate)] : [1];
  const weekdaysError = fieldError(fields.weekdays.errors);
  return (
    <fieldset
      className={classes.days}
      data-hidden={hidden || undefined}
      aria-describedby={weekdaysError ? `${formId}-days` : undefined}
    >
      <legend>{t("repeat.weekdays")}</legend>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <Checkbox
          key={day}
          name="weekdays"
          value={day}
          label={weekday(day, "long")}
          defaultChecked={chosen.includes(day)}
          className={classes.day}
        >
          {weekday(day, "short")}
        </Checkbox>
      ))}
      {weekdaysError ? (
        <p id={`${formId}-days`} role="alert" className={classes.problem}>
          {weekdaysError}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The day of the month, and when it comes back no more. */
function DayAndEnd({
  detail: { initiative: task, recurrence },
  fields,
  frequency,
}: FieldsProps & { frequency: TaskRecurrence["frequency"] }) {
  const { t, fieldError } = useTaskWords();
  return (
    <div className={classes.pair}>
      {frequency === "MONTHLY" ? (
        <NumberField
          name="monthDay"
          step={1}
          min={1}
          max={31}
          label={t("repeat.month-day")}
          description={t("repeat.month-day-text")}
          error={fieldError(fields.monthDay.errors)}
          defaultValue={String(recurrence?.monthDay ?? (task.dueDate ? Number(task.dueDate.slice(8)) : 1))}
        />
      ) : null}
      <DateField
        name="endsOn"
        label={t("repeat.ends-on")}
        defaultValue={recurrence?.endsOn ?? ""}
        error={fieldError(fields.endsOn.errors)}
      />
    </div>
  );
}
