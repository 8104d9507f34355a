import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { addDays, daysBetween } from "../time/days.ts";

export const frequencies = ["DAILY", "WEEKLY", "MONTHLY"] as const;
export type Frequency = (typeof frequencies)[number];

/**
 * When something comes back. All dates are local: neither the hour nor a change of the clocks plays a part, only which day it
 * is where the person lives; `momentOn` gives a day its hour there.
 */
export type Recurrence = {
  readonly frequency: Frequency;
  /** Every so many days, weeks or months, counted from the start. */
  readonly every: number;
  /** Of a weekly one: 1 is Monday; none is the weekday of its start. Of a monthly one with `weekOfMonth`. */
  readonly weekdays: readonly number[];
  /** Of a monthly one; the last day of a month that has no such day. */
  readonly monthDay: number | null;
  /** Of a monthly one in place of `monthDay`: the first (1) to the fourth (4) of its weekdays, or the last (-1). */
  readonly weekOfMonth?: number | null | undefined;
  readonly startsOn: string;
  readonly endsOn: string | null;
  /** How many there are in all; without it, as many as fit before `endsOn`. */
  readonly count?: number | null | undefined;
};

const weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
type WeekdayName = (typeof weekdayNames)[number];

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
    let on = occurrenceFrom(recurrence, addDays(latestOn, 1));
    on !== null;
    on = occurrenceFrom(recurrence, addDays(on, 1))
  ) {
    if (on >= today) return { on, skipped };
    skipped += 1;
  }
  return null;
}

/** What a round is so many of. */
export const lengths = { DAILY: "days", WEEKLY: "weeks", MONTHLY: "months", YEARLY: "years" } as const;
const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 } as const;

/** What comes on one day a round, counted from its start: a series of meetings, an anniversary. */
export type Rounds = Pick<Recurrence, "every" | "startsOn"> & { readonly frequency: Frequency | "YEARLY" };

/** The day so many rounds after the start, or before it; a shorter month has its last day. */
export function dayOfRound({ frequency, every, startsOn }: Rounds, round: number): string {
  return Temporal.PlainDate.from(startsOn)
    .add({ [lengths[frequency]]: every * round })
    .toString();
}

/** The days of rounds from one day to another; the start itself is none. */
export function daysOfRounds(rounds: Rounds, from: string, to: string): string[] {
  const passed = Math.floor(daysBetween(rounds.startsOn, from) / (longest[rounds.frequency] * rounds.every));
  const days: string[] = [];
  for (let round = Math.max(1, passed); ; round += 1) {
    const day = dayOfRound(rounds, round);
    if (day > to) return days;
    if (day >= from) days.push(day);
  }
}

/** The same hour by the clock of a place whatever summer time does; an hour that the clocks leave out is the one after it. */
export function momentOn(day: string, minuteOfDay: number, timeZone: string): Date {
  const at = Temporal.PlainTime.from({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 });
  return new Date(Temporal.PlainDate.from(day).toPlainDateTime(at).toZonedDateTime(timeZone).epochMilliseconds);
}

function ruleOf({ frequency, every, weekdays, monthDay, weekOfMonth, startsOn, count }: Recurrence) {
  const shared = {
    interval: every,
    dtstart: Temporal.PlainDate.from(startsOn).toZonedDateTime("UTC"),
    tzid: "UTC",
    ...(count ? { count } : {}),
  };
  if (frequency === "DAILY") return new RRuleTemporal({ ...shared, freq: "DAILY" });
  if (frequency === "WEEKLY")
    return new RRuleTemporal({ ...shared, freq: "WEEKLY", byDay: namesOf(weekdaysOf(weekdays, startsOn)), wkst: "MO" });
  if (weekOfMonth)
    return new RRuleTemporal({ ...shared, freq: "MONTHLY", byDay: weekdaysOfMonth(weekdays, weekOfMonth) });
  return new RRuleTemporal({ ...shared, freq: "MONTHLY", byMonthDay: monthDays(monthDay), bySetPos: [-1] });
}

function weekdaysOf(weekdays: readonly number[], startsOn: string): readonly number[] {
  return weekdays.length > 0 ? weekdays : [Temporal.PlainDate.from(startsOn).dayOfWeek];
}

export function namesOf(weekdays: readonly number[]): WeekdayName[] {
  return weekdays.map((day) => weekdayNames[day - 1]!);
}

export function weekdaysOfMonth(weekdays: readonly number[], week: number): string[] {
  return namesOf(weekdays).map((name) => `${week}${name}`);
}

/** Of the days from the 28th up to the one asked for, the last that the month has. */
export function monthDays(monthDay: number | null): number[] {
  const day = monthDay ?? 1;
  return day <= 28 ? [day] : [28, 29, 30, 31].filter((one) => one <= day);
}

function instantOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
