import { useEffect, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ComboField, type ComboFieldProps } from "#app/ui/combo-field/combo-field.tsx";
import { currencies, currencyName } from "../money/currencies.ts";

export type CurrencyFieldProps = Omit<ComboFieldProps, "options" | "emptyText" | "label" | "value" | "onChange"> & {
  defaultValue: string;
  onChange?: (code: string) => void;
};

/** One of the currencies there are, and the one it begins with even where that is no longer in use, which comes first. */
export function CurrencyField({ defaultValue, onChange, ...props }: CurrencyFieldProps) {
  const { t, i18n } = useTranslation("shell");
  // Browsers and servers may call a currency differently, so that names come once the page is alive.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const codes = [...new Set([defaultValue, ...currencies])].filter(Boolean);
  return (
    <ComboField
      {...props}
      label={t("label.currency")}
      emptyText={t("list.nothing-found")}
      defaultValue={defaultValue}
      onChange={(code) => onChange?.(code ?? defaultValue)}
      options={codes.map((code) => ({
        value: code,
        label: alive ? `${code} · ${currencyName(code, i18n.language)}` : code,
      }))}
    />
  );
}
