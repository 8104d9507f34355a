import type { Format } from "#app/platform/i18n/create-format.ts";
import type { TimeFrame } from "./time-frame.ts";

type Say = (key: string, params: Record<string, string | number>) => string;

/** What a time frame is called; one without a name says its dates. */
export function frameName(say: Say, format: Format, { kind, label, startDate, endDate }: TimeFrame): string {
  if (!label) return `${format.date(startDate)} – ${format.date(endDate)}`;
  const year = label.year === label.endYear ? String(label.year) : `${label.year}/${String(label.endYear).slice(2)}`;
  return say(`frame.${kind}`, { number: label.number, year });
}
