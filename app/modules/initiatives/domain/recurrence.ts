import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

export const recurrenceFrequencies = ["WEEKLY", "MONTHLY"] as const;

/**
 * When a task comes back. All dates are local: neither the hour nor a change of the clocks plays a part, only which day it
 * is where the person lives.
 */
export type Recurrence = {
  readonly frequency: (typeof recurrenceFrequencies)[number];
  /** Every so many weeks or months, counted from the start. */
  readonly every: number;
  /** Of a weekly one: 1 is Monday. */
  readonly weekdays: readonly number[];
  /** Of a monthly one; the last day of a month that has no such day. */
  readonly monthDay: number | null;
  readonly startsOn: string;
  readonly endsOn: string | null;
};

const weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** The first day on or after `from` on which it comes back; null where it has ended by then. */
export function occurrenceFrom(recurrence: Recurrence, from: string): string | null {
  const earliest = from > recurrence.startsOn ? from : recurrence.startsOn;
  const found = ruleOf(recurrence).next(instantOf(earliest), true);
  if (!found) return null;
  const day = Temporal.Instant.fromEpochMilliseconds(found.epochMilliseconds)
    .toZonedDateTimeISO("UTC")
    .toPlainDate()
    .toString();
  return recurrence.endsOn !== null && day > recurrence.endsOn ? null : day;
}

export type NextOccurrence = { readonly on: string; readonly skipped: number };

/**
 * What follows the newest one once its day has passed, seen from today: the first that is not over yet. Those that passed
 * in between are skipped and counted, never made up. Null where the series has ended.
 */
export function occurrenceAfter(recurrence: Recurrence, latestOn: string, today: string): NextOccurrence | null {
  let skipped = 0;
  for (
    let on = occurrenceFrom(recurrence, dayAfter(latestOn));
    on !== null;
    on = occurrenceFrom(recurrence, dayAfter(on))
  ) {
    if (on >= today) return { on, skipped };
    skipped += 1;
  }
  return null;
}

function ruleOf({ frequency, every, weekdays, monthDay, startsOn }: Recurrence) {
  const shared = { interval: every, dtstart: Temporal.PlainDate.from(startsOn).toZonedDateTime("UTC"), tzid: "UTC" };
  if (frequency === "WEEKLY")
    return new RRuleTemporal({
      ...shared,
      freq: "WEEKLY",
      byDay: weekdays.map((day) => weekdayNames[day - 1]!),
      wkst: "MO",
    });
  return new RRuleTemporal({ ...shared, freq: "MONTHLY", byMonthDay: monthDays(monthDay), bySetPos: [-1] });
}

/** The same as a rule of RFC 5545, without its end. */
export function ruleText({ frequency, every, weekdays, monthDay }: Recurrence): string {
  if (frequency === "WEEKLY")
    return `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${weekdays.map((day) => weekdayNames[day - 1]).join(",")};WKST=MO`;
  // Fewer programs know the last of several days than a day counted from the end.
  const days = monthDays(monthDay);
  return `FREQ=MONTHLY;INTERVAL=${every};BYMONTHDAY=${monthDay === 31 ? "-1" : days.join(",")}${days.length > 1 && monthDay !== 31 ? ";BYSETPOS=-1" : ""}`;
}

/** Of the days from the 28th up to the one asked for, the last that the month has. */
function monthDays(monthDay: number | null): number[] {
  const day = monthDay ?? 1;
  return day <= 28 ? [day] : [28, 29, 30, 31].filter((one) => one <= day);
}

function instantOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
