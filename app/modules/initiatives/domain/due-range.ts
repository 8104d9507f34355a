import type { DatePreset } from "#app/platform/time/date-presets.ts";
import { anyTime, readDateRange, type DateRange } from "#app/platform/time/date-range.ts";

/** Due soon or late already, or on no day: the choices besides ranges of days. */
export const dueChoices = ["week", "month", "none"] as const;
/** Under which names the due date of a list stands in an address. */
export const dueNames = { dates: "due", from: "dueFrom", to: "dueTo" } as const;
/** The ranges that fit days to come as well as days that passed. */
export const duePresets: readonly DatePreset[] = [
  "last-7-days",
  "last-30-days",
  "this-month",
  "last-month",
  "this-quarter",
  "last-quarter",
  "this-year",
];

/** The range of days that a list is narrowed to; none where one of the other choices is made. */
export function dueRangeOf(input: Readonly<Record<string, unknown>>): DateRange {
  return dueChoices.some((choice) => choice === input["due"]) ? anyTime : readDateRange(input, dueNames);
}
