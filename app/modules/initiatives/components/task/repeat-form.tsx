import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { InitiativeDetail, TaskRecurrence } from "../../queries/initiative-detail.ts";
import { taskAction, useCommandForm } from "../task-commands.ts";
import classes from "../task.module.css";
import { repeatTaskForm } from "../task-forms.ts";
import { isoWeekday, useTaskWords } from "../task-words.ts";
import { useClosedForm } from "../task-address.ts";

/** How a task comes back: each week on some days, or each month on one. */
export function RepeatForm({ detail }: { detail: InitiativeDetail }) {
  const { initiative: task, recurrence } = detail;
  const { t } = useTaskWords();
  const closed = useClosedForm();
  const [frequency, setFrequency] = useState(recurrence?.frequency ?? "WEEKLY");
  const form = useCommandForm({
    intent: "repeat-task",
    id: `repeat-${task.id}`,
    action: taskAction(task.id),
    fields: { initiativeId: task.id },
    schema: repeatTaskForm,
    defaultValue: {
      every: String(recurrence?.every ?? 1),
      monthDay: String(recurrence?.monthDay ?? (task.dueDate ? Number(task.dueDate.slice(8)) : 1)),
      endsOn: recurrence?.endsOn ?? "",
    } as never,
    said: t("repeat.done"),
    leaveTo: closed,
  });
  return (
    <CommandForm form={form} layout="column" aria-label={t("repeat.title")}>
      <FieldRow fields="short">
        <SelectField
          name="frequency"
          label={t("repeat.frequency")}
          value={frequency}
          onChange={(event) => setFrequency(event.target.value === "MONTHLY" ? "MONTHLY" : "WEEKLY")}
          options={["WEEKLY", "MONTHLY"].map((value) => ({ value, label: t(`repeat.${value}`) }))}
        />
        <NumberField {...form.field("every")} step={1} min={1} max={12} label={t(`repeat.every-${frequency}`)} />
      </FieldRow>
      <Weekdays detail={detail} form={form} hidden={frequency === "MONTHLY"} />
      <DayAndEnd form={form} frequency={frequency} />
      <p className={classes.soft}>{t("repeat.text")}</p>
      <SubmitRow form={form} label={t("form.save")} cancelHref={closed} />
    </CommandForm>
  );
}

/** The days of the week; while it comes back by the month they stay in the form, unseen. */
function Weekdays({
  detail: { initiative: task, recurrence },
  form,
  hidden,
}: {
  detail: InitiativeDetail;
  form: AnyCommandForm;
  hidden: boolean;
}) {
  const { t, weekday } = useTaskWords();
  const chosen = recurrence?.weekdays.length ? recurrence.weekdays : task.dueDate ? [isoWeekday(task.dueDate)] : [1];
  const weekdaysError = form.wrong("weekdays")?.[0];
  return (
    <fieldset
      className={classes.days}
      data-hidden={hidden || undefined}
      data-invalid={weekdaysError ? true : undefined}
      aria-describedby={weekdaysError ? `${form.id}-days` : undefined}
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
        <p id={`${form.id}-days`} role="alert" className={classes.problem}>
          {weekdaysError}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The day of the month, and when it comes back no more. */
function DayAndEnd({ form, frequency }: { form: AnyCommandForm; frequency: TaskRecurrence["frequency"] }) {
  const { t } = useTaskWords();
  return (
    <FieldRow fields="short">
      {frequency === "MONTHLY" ? (
        <NumberField
          {...form.field("monthDay")}
          step={1}
          min={1}
          max={31}
          label={t("repeat.month-day")}
          description={t("repeat.month-day-text")}
        />
      ) : null}
      <DateField {...form.field("endsOn")} label={t("repeat.ends-on")} />
    </FieldRow>
  );
}
