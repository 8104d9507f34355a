import type { MeasureDays } from "#app/platform/contributions/measure.ts";
import { addDays, daysBetween } from "#app/platform/time/days.ts";

/** Periods people ask for; those that go on end today. */
export const periods = [
  "this-month",
  "last-month",
  "this-quarter",
  "last-quarter",
  "last-2-quarters",
  "this-year",
  "last-year",
  "past-12-months",
] as const;
export type Period = (typeof periods)[number];

/** What a period is compared with: the one before it, or the same a year before. */
export const comparisons = ["NONE", "BEFORE", "YEAR"] as const;
export type Comparison = (typeof comparisons)[number];

/** Months are counted from the year 0: 2026-03 is 24314. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstOf = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;
const lastOf = (month: number) => addDays(firstOf(month + 1), -1);

type Months = { first: number; count: number };

function monthsOf(period: Period, today: string): Months {
  const month = monthOf(today);
  const quarter = month - (month % 3);
  const year = month - (month % 12);
  switch (period) {
    case "this-month":
      return { first: month, count: 1 };
    case "last-month":
      return { first: month - 1, count: 1 };
    case "this-quarter":
      return { first: quarter, count: 3 };
    case "last-quarter":
      return { first: quarter - 3, count: 3 };
    case "last-2-quarters":
      return { first: quarter - 6, count: 6 };
    case "this-year":
      return { first: year, count: 12 };
    case "last-year":
      return { first: year - 12, count: 12 };
    case "past-12-months":
      return { first: month - 11, count: 12 };
  }
}

const daysOfMonths = ({ first, count }: Months): MeasureDays => ({
  from: firstOf(first),
  to: lastOf(first + count - 1),
});

/** The days of a period, none of them after today. */
export function daysOf(period: Period, today: string): MeasureDays {
  const { from, to } = daysOfMonths(monthsOf(period, today));
  return { from, to: to < today ? to : today };
}

/** What it is compared with, of as many days where it goes on still; null where it is with nothing. */
export function daysBefore(period: Period, today: string, comparison: Comparison): MeasureDays | null {
  if (comparison === "NONE") return null;
  const months = monthsOf(period, today);
  const back = comparison === "YEAR" ? 12 : months.count;
  const whole = daysOfMonths({ first: months.first - back, count: months.count });
  const end = daysOfMonths(months).to;
  if (end <= today) return whole;
  const to = addDays(whole.from, daysBetween(firstOf(months.first), today));
  return { from: whole.from, to: to < whole.to ? to : whole.to };
}

/** Quarters of the calendar, the oldest first; the one that goes on still ends today. */
export function latestQuarters(today: string, count: number): MeasureDays[] {
  const month = monthOf(today);
  const quarter = month - (month % 3);
  return Array.from({ length: count }, (_, place) => {
    const { from, to } = daysOfMonths({ first: quarter - 3 * (count - 1 - place), count: 3 });
    return { from, to: to < today ? to : today };
  });
}

/** The first days of the quarters that lie within these days and are over. */
export function quartersWithin({ from, to }: MeasureDays, today: string): string[] {
  const quarters: string[] = [];
  const first = monthOf(from);
  for (let month = first + ((3 - (first % 3)) % 3); lastOf(month + 2) <= to; month += 3)
    if (firstOf(month) >= from && lastOf(month + 2) < today) quarters.push(firstOf(month));
  return quarters;
}

/** The days of the quarter that begins on a day. */
export function quarterFrom(first: string): MeasureDays {
  return daysOfMonths({ first: monthOf(first), count: 3 });
}
