import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { dateManners, numberManners, weekdays } from "#app/platform/company/manners.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { patternFormat } from "#app/platform/i18n/day-pattern.ts";
import { Choice, type ChoiceProps } from "#app/shell/components/choice.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import classes from "./company.module.css";

const aDay = new Date(Date.UTC(2026, 11, 31));
const grouped = { INDIAN: "en-IN", US: "en-US" } as const;

type MannerFieldsProps = { form: AnyCommandForm; workingDays: readonly number[] };

/** How dates and numbers are written, and how the week goes. */
export function MannerFields({ form, workingDays }: MannerFieldsProps) {
  const { t, i18n } = useTranslation("people");
  const asTheLanguage = { value: "", label: t("company.as-the-language") };
  const nameOf = useWeekdayNames();
  return (
    <>
      <SelectField
        {...form.field("dateFormat")}
        label={t("company.date-format")}
        options={[
          asTheLanguage,
          ...dateManners.map((value) => ({
            value,
            label: `${patternFormat(value, i18n.language, "UTC").format(aDay)} (${value})`,
          })),
        ]}
      />
      <SelectField
        {...form.field("numberFormat")}
        label={t("company.number-format")}
        options={[
          asTheLanguage,
          ...numberManners.map((value) => ({
            value,
            label: `${new Intl.NumberFormat(grouped[value]).format(1234567.5)} (${t(`company.number.${value}`)})`,
          })),
        ]}
      />
      <SelectField
        {...form.field("weekStart")}
        label={t("company.week-start")}
        options={[asTheLanguage, ...weekdays.map((day) => ({ value: String(day), label: nameOf(day) }))]}
      />
      <fieldset className={classes.days}>
        <legend>{t("company.working-days")}</legend>
        <input type="hidden" name="workingDays" value="" />
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            id={`working-day-${day}`}
            name="workingDays"
            value={day}
            label={nameOf(day)}
            defaultChecked={workingDays.includes(day)}
          />
        ))}
        {form.wrong("workingDays") ? (
          <p className={classes.wrong} role="alert">
            {form.wrong("workingDays")}
          </p>
        ) : null}
      </fieldset>
    </>
  );
}

function useWeekdayNames(): (day: number) => string {
  const { i18n } = useTranslation();
  const names = new Intl.DateTimeFormat(i18n.language, { weekday: "long", timeZone: "UTC" });
  // The first of June 2026 is a Monday.
  return (day) => names.format(new Date(Date.UTC(2026, 5, day)));
}

type MonthFieldProps = Omit<ChoiceProps, "label" | "options">;

export function MonthField(props: MonthFieldProps) {
  const { t, i18n } = useTranslation("people");
  const month = new Intl.DateTimeFormat(i18n.language, { month: "long", timeZone: "UTC" });
  return (
    <Choice
      {...props}
      label={t("company.fiscal-year")}
      description={t("company.fiscal-year-help")}
      options={Array.from({ length: 12 }, (_, at) => ({
        value: String(at + 1),
        label: month.format(new Date(Date.UTC(2026, at, 1))),
      }))}
    />
  );
}
