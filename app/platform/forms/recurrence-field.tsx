import { useState } from "react";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldError } from "#app/ui/field/field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { frequencies, type Frequency, type Recurrence } from "../recurrence/recurrence.ts";
import { useRecurrenceWords } from "../recurrence/use-recurrence-words.ts";
import classes from "./recurrence-field.module.css";
import type { AnyCommandForm } from "./use-command-form.ts";

export type RecurrenceFieldProps = {
  form: AnyCommandForm;
  /** It may also not come back at all; its fields then stay in the form, unseen. */
  optional?: boolean;
};

/** What the form begins with: the rule there is, or one that a day suggests. */
export function typedRecurrence(recurrence: Omit<Recurrence, "startsOn"> | null, on: string | null) {
  const day = on ?? "";
  const weekday = on === null ? 1 : new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return {
    frequency: recurrence?.frequency ?? "WEEKLY",
    every: String(recurrence?.every ?? 1),
    weekdays: (recurrence?.weekdays.length ? recurrence.weekdays : [weekday]).map(String),
    monthDay: String(recurrence?.monthDay ?? (on === null ? 1 : Number(day.slice(8)))),
    endsOn: recurrence?.endsOn ?? "",
  };
}

/** How something comes back: every so many days, each week on some days, or each month on one, and when it ends. `recurrenceFields` reads it. */
export function RecurrenceField({ form, optional = false }: RecurrenceFieldProps) {
  const { t } = useRecurrenceWords();
  const [frequency, setFrequency] = useState((form.field("frequency").defaultValue || "WEEKLY") as Frequency);
  return (
    <div className={classes.field}>
      <FieldRow fields="short">
        <SelectField
          {...form.field("frequency")}
          label={t("recurrence.frequency")}
          onChange={(event) => setFrequency((event.target.value || "WEEKLY") as Frequency)}
          {...(optional ? { placeholder: t("recurrence.none") } : {})}
          options={frequencies.map((value) => ({ value, label: t(`recurrence.${value}`) }))}
        />
        <NumberField
          {...form.field("every")}
          className={classes.repeating}
          step={1}
          min={1}
          max={12}
          label={t(`recurrence.every-${frequency}`)}
        />
      </FieldRow>
      <Weekdays form={form} />
      <FieldRow fields="short" className={classes.repeating}>
        <NumberField
          {...form.field("monthDay")}
          className={classes.monthDay}
          step={1}
          min={1}
          max={31}
          label={t("recurrence.month-day")}
          description={t("recurrence.month-day-text")}
        />
        <DateField {...form.field("endsOn")} label={t("recurrence.ends-on")} />
      </FieldRow>
    </div>
  );
}

/** While it does not come back by the week they stay in the form, unseen. */
function Weekdays({ form }: Pick<RecurrenceFieldProps, "form">) {
  const { t, weekday } = useRecurrenceWords();
  const chosen = [form.fields["weekdays"]?.initialValue ?? []].flat();
  const error = form.wrong("weekdays");
  return (
    <fieldset
      className={classes.days}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${form.id}-days` : undefined}
    >
      <legend>{t("recurrence.weekdays")}</legend>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <Checkbox
          key={day}
          name="weekdays"
          value={day}
          label={weekday(day, "long")}
          defaultChecked={chosen.includes(String(day))}
          className={classes.weekday}
        >
          {weekday(day, "short")}
        </Checkbox>
      ))}
      <FieldError id={`${form.id}-days`} error={error} />
    </fieldset>
  );
}
