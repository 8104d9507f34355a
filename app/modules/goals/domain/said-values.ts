import type { Format } from "#app/platform/i18n/create-format.ts";
import type { TimeFrame } from "./time-frame.ts";

export type Measured = { measureType: string; currency: string | null };
type Say = (key: string, params: Record<string, string | number>) => string;

/** A value in the words of its measure: `€1,250`, `62.5 %`, `18`; a dash where there is none. */
export function formatValue(format: Format, { measureType, currency }: Measured, value: number | null): string {
  if (value === null) return "–";
  if (measureType === "CURRENCY" && currency) return format.money(value, currency);
  return measureType === "PERCENTAGE" ? format.measuredPercent(value) : format.number(value);
}

/** What a time frame is called; one without a name says its dates. */
export function frameName(say: Say, format: Format, { kind, label, startDate, endDate }: TimeFrame): string {
  if (!label) return `${format.date(startDate)} – ${format.date(endDate)}`;
  const year = label.year === label.endYear ? String(label.year) : `${label.year}/${String(label.endYear).slice(2)}`;
  return say(`frame.${kind}`, { number: label.number, year });
}
