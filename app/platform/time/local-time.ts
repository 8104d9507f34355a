import { Temporal } from "temporal-polyfill";

/** What the clock of a zone shows at a moment. */
export function localTime(at: Date, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
}

/** Whether the zone database knows this name, an old or a new one: `Europe/Berlin`, not `+05:30`. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name) || name.length > 60) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** The moment at which the clock of a zone shows this, `2026-11-22T17:30`; of two equal hours in autumn the first is meant. */
export function momentOf(typed: string, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone).epochMilliseconds);
}
