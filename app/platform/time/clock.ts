import { Temporal } from "temporal-polyfill";

/** The only source of "now"; tests set their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export function fixedClock(instant: string): Clock & { set(instant: string): void } {
  let now = new Date(instant);
  return { now: () => now, set: (next) => void (now = new Date(next)) };
}

/** The local date (`2026-03-01`) in a time zone at a moment. */
export function localDate(at: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
