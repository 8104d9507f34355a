import { readDateRange, type DateRange } from "#app/platform/time/date-range.ts";

/** Under which names the days stand on which goals run. */
export const runNames = { dates: "runs", from: "runsFrom", to: "runsTo" } as const;

/** The days on which goals run, from their start to their due date, as a list is narrowed to them; any day of it counts. */
export function runDaysOf(filters: object): DateRange {
  return readDateRange(filters as Readonly<Record<string, unknown>>, runNames);
}
