import type { Measure, MeasureDays } from "#app/platform/contributions/measure.ts";
import { boundsOf, isPreset, readDateRange, type DateRange } from "#app/platform/time/date-range.ts";
import {
  daysOfMonths,
  daysOfPreset,
  datePresets,
  firstOfMonth,
  monthOf,
  monthsOfPreset,
  type Counting,
  type DatePreset,
} from "#app/platform/time/date-presets.ts";
import { addDays, daysBetween } from "#app/platform/time/days.ts";

/** Periods people ask for; those that go on end today. */
export const periods: readonly DatePreset[] = datePresets.filter((preset) => preset !== "all-time");

/** A preset, or two days of one's own, each of which may be left out: `2026-01-01..2026-03-31`. */
export type Period = DatePreset | `${string}..${string}`;

/** Under which names an address says it; the first may hold all of it. */
export const periodNames = { dates: "period", from: "periodFrom", to: "periodTo" } as const;

/** What a period is compared with: the one before it, or the same a year before. */
export const comparisons = ["NONE", "BEFORE", "YEAR"] as const;
export type Comparison = (typeof comparisons)[number];

const firstDay = "1970-01-01";

/** The range a period is, as a picker shows it. */
export function rangeOfPeriod(period: Period): DateRange {
  const [from = "", to] = period.split("..");
  const kind = to === undefined ? from : "BETWEEN";
  return readDateRange({ dates: kind, from, to: to ?? "" }, { dates: "dates", from: "from", to: "to" });
}

/** The period of what an address says; null where it says none. */
export function readPeriod(said: Readonly<Record<string, unknown>>): Period | null {
  const whole = said[periodNames.dates];
  if (typeof whole === "string" && whole.includes("..")) return periodOf(rangeOfPeriod(whole as Period));
  return periodOf(readDateRange(said, periodNames));
}

function periodOf(range: DateRange): Period | null {
  if (isPreset(range.kind)) return periods.includes(range.kind) ? range.kind : null;
  const { from, to } = boundsOf(range, { today: firstDay, weekStart: 1, fiscalYearStartMonth: 1 });
  return from === null && to === null ? null : `${from ?? ""}..${to ?? ""}`;
}

/**
 * How numbers are counted: published quarters are of the calendar, so the fiscal year begins with the quarter of its month.
 */
export const countingByQuarters = (counting: Counting): Counting => ({
  ...counting,
  fiscalYearStartMonth: counting.fiscalYearStartMonth - ((counting.fiscalYearStartMonth - 1) % 3),
});

const wholeDays = (period: Period, counting: Counting): MeasureDays => {
  if (isPreset(rangeOfPeriod(period).kind)) return daysOfPreset(period as DatePreset, counting);
  const { from, to } = boundsOf(rangeOfPeriod(period), counting);
  return { from: from ?? firstDay, to: to ?? counting.today };
};

/** The days of a period, none of them after today. */
export function daysOf(period: Period, counting: Counting): MeasureDays {
  const { from, to } = wholeDays(period, counting);
  return { from, to: to < counting.today ? to : counting.today };
}

/** What it is compared with, of as many days where it goes on still; null where it is with nothing. */
export function daysBefore(period: Period, counting: Counting, comparison: Comparison): MeasureDays | null {
  if (comparison === "NONE") return null;
  const months = isPreset(rangeOfPeriod(period).kind) ? monthsOfPreset(period as DatePreset, counting) : null;
  if (!months) return sameDaysBefore(daysOf(period, counting), comparison);
  const back = comparison === "YEAR" ? 12 : months.count;
  const whole = daysOfMonths({ first: months.first - back, count: months.count });
  const { from, to: end } = daysOfMonths(months);
  if (end <= counting.today) return whole;
  const to = addDays(whole.from, daysBetween(from, counting.today));
  return { from: whole.from, to: to < whole.to ? to : whole.to };
}

/** As many days right before, or those of the year before; the day before a leap day stands for it. */
function sameDaysBefore({ from, to }: MeasureDays, comparison: "BEFORE" | "YEAR"): MeasureDays {
  const yearBefore = (day: string) => {
    const same = `${String(Number(day.slice(0, 4)) - 1).padStart(4, "0")}${day.slice(4)}`;
    return day.endsWith("-02-29") ? same.replace(/29$/, "28") : same;
  };
  if (comparison === "YEAR") return { from: yearBefore(from), to: yearBefore(to) };
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

const lastOf = (month: number) => addDays(firstOfMonth(month + 1), -1);

/** Quarters of the calendar, the oldest first; the one that goes on still ends today. */
export function latestQuarters(today: string, count: number): MeasureDays[] {
  const month = monthOf(today);
  const quarter = month - (month % 3);
  return Array.from({ length: count }, (_, place) => {
    const { from, to } = daysOfMonths({ first: quarter - 3 * (count - 1 - place), count: 3 });
    return { from, to: to < today ? to : today };
  });
}

/** How many quarters dashboards show. */
export const quartersShown = 6;

/** The quarters of which a measure tells, the oldest first: of guarded ones nothing is told before a quarter is over. */
export function quartersTold({ secrecy }: Pick<Measure, "secrecy">, today: string, count: number): MeasureDays[] {
  const latest = latestQuarters(today, count + 1);
  return secrecy === "GUARDED" ? latest.slice(0, -1) : latest.slice(1);
}

/** The first days of the quarters that lie within these days and are over. */
export function quartersWithin({ from, to }: MeasureDays, today: string): string[] {
  const quarters: string[] = [];
  const first = monthOf(from);
  for (let month = first + ((3 - (first % 3)) % 3); lastOf(month + 2) <= to; month += 3)
    if (firstOfMonth(month) >= from && lastOf(month + 2) < today) quarters.push(firstOfMonth(month));
  return quarters;
}

/** The days of the quarter that begins on a day. */
export function quarterFrom(first: string): MeasureDays {
  return daysOfMonths({ first: monthOf(first), count: 3 });
}
