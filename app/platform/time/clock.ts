import { Temporal } from "temporal-polyfill";

/** The only source of "now"; tests set their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export function fixedClock(instant: string): Clock & { set(instant: string): void } {
  let now = new Date(instant);
  return { now: () => now, set: (next) => void (now = new Date(next)) };
}

/** The minute that has begun: what is asked of the database with it is the same for a minute, so that its answer is kept. */
export function minuteBegun({ now }: Clock): Date {
  return new Date(Math.floor(now().getTime() / 60_000) * 60_000);
}

/** The day last told in each time zone, by the minute: a page asks for it a dozen times. */
const lastTold = new Map<string, { minute: number; day: string }>();

/** The local date (`2026-03-01`) in a time zone at a moment. */
export function localDate(at: Date, timeZone: string): string {
  const minute = Math.floor(at.getTime() / 60_000);
  const last = lastTold.get(timeZone);
  if (last?.minute === minute) return last.day;
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
  lastTold.set(timeZone, { minute, day });
  return day;
}
