import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import classes from "./day-form.module.css";

export type DayFormProps = {
  day: string;
  today: string;
  mayLookAhead: boolean;
  /** What else stays in the address. */
  keep?: Readonly<Record<string, string | null>>;
};

/** The day a screen is about; a GET form, so the day lives in the address. */
export function DayForm({ day, today, mayLookAhead, keep = {} }: DayFormProps) {
  const { t } = useTranslation("people");
  return (
    <AddressForm kept={Object.entries(keep)} className={classes.root}>
      <label htmlFor="as-of" className={classes.label}>
        {t("filter.as-of")}
      </label>
      <DateField
        key={day}
        id="as-of"
        name="asOf"
        label={t("filter.as-of")}
        hideLabel
        defaultValue={day}
        {...(mayLookAhead ? {} : { max: today })}
      />
    </AddressForm>
  );
}
