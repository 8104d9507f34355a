import { useMemo } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { formatValue, type Measured } from "../domain/said-value.ts";

/** The room's words, values in the words of their measure, and refusals. One object while they stay the same. */
export function useMetricWords(timeZone?: string) {
  const { t } = useTranslation("metrics");
  const format = useFormat(timeZone);
  const refusal = useRefusalWords("metrics");
  return useMemo(
    () => ({
      t,
      format,
      refusal,
      value: (measured: Measured, value: number | null) => formatValue(format, measured, value),
    }),
    [t, format, refusal],
  );
}
