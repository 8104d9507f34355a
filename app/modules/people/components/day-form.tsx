import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
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
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className={classes.root}
      onChange={(event) => submit(withoutEmpty(event.currentTarget), { replace: true, preventScrollReset: true })}
    >
      {Object.entries(keep).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
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
      <noscript>
        <Button type="submit">{t("list.apply")}</Button>
      </noscript>
    </Form>
  );
}

function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as [string, string]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}
