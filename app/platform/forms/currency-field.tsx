import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectField, type SelectFieldProps } from "#app/ui/select-field/select-field.tsx";
import { currencies, currencyName } from "../money/currencies.ts";

export type CurrencyFieldProps = Omit<SelectFieldProps, "options" | "placeholder" | "value" | "label"> & {
  defaultValue: string;
};

/** One of the currencies there are, and the one it begins with even where that is no longer in use. */
export function CurrencyField({ defaultValue, ...props }: CurrencyFieldProps) {
  const { t, i18n } = useTranslation("shell");
  // Browsers and servers may call a currency differently, so that names come once the page is alive.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const codes = currencies.includes(defaultValue) || !defaultValue ? currencies : [defaultValue, ...currencies];
  return (
    <SelectField
      {...props}
      label={t("label.currency")}
      defaultValue={defaultValue}
      options={codes.map((code) => ({
        value: code,
        label: alive ? `${code} · ${currencyName(code, i18n.language)}` : code,
      }))}
    />
  );
}
