import { addDays, daysBetween } from "#app/platform/time/days.ts";
import { localDate } from "#app/platform/time/clock.ts";
import type { Closure, ProgressLevel } from "./closure.ts";
import { periodInstants } from "./period.ts";

/** After this many days without a check-in nobody knows any more that an open goal is on track. */
export const staleAfterDays = 21;

export type StalenessFacts = {
  readonly progressLevel: ProgressLevel;
  readonly closure: Closure | null;
  readonly startDate: string;
  /** The moment of the last check-in, or of creation before the first; ISO 8601. */
  readonly heardAt: string;
};

/** Instants before this one are three weeks of local days ago, or more. */
export function staleBefore(today: string, timeZone: string): string {
  const first = addDays(today, 1 - staleAfterDays);
  return periodInstants({ startDate: first, endDate: first }, timeZone).from.toString();
}

/** Starts on this date or before have been open long enough to be silent. */
export function staleStart(today: string): string {
  return addDays(today, -staleAfterDays);
}

/** Days an open goal has been silent since it began: three weeks or more, or null. */
export function silentDays(
  { closure, startDate, heardAt }: StalenessFacts,
  today: string,
  timeZone: string,
): number | null {
  if (closure) return null;
  const heard = localDate(new Date(heardAt), timeZone);
  const days = daysBetween(heard > startDate ? heard : startDate, today);
  return days >= staleAfterDays ? days : null;
}
