import type { Format } from "#app/platform/i18n/create-format.ts";

export type Measured = { measureType: string; currency: string | null };

/** A value in the words of its measure: `€1,250`, `62.5 %`, `18`; a dash where there is none. */
export function formatValue(format: Format, { measureType, currency }: Measured, value: number | null): string {
  if (value === null) return "–";
  if (measureType === "CURRENCY" && currency) return format.money(value, currency);
  return measureType === "PERCENTAGE" ? format.measuredPercent(value) : format.number(value);
}
