import { addDays } from "../time/days.ts";

/** Ranges of days that move with the day, by groups as pickers offer them. */
export const presetGroups = {
  days: ["yesterday", "last-7-days", "last-14-days", "last-30-days"],
  weeks: ["last-week", "last-2-weeks"],
  months: ["this-month", "last-month", "last-2-months", "past-3-months", "past-6-months", "past-12-months"],
  quarters: ["this-quarter", "last-quarter", "last-2-quarters"],
  years: ["this-year", "last-year", "all-time"],
} as const;
export type PresetGroup = keyof typeof presetGroups;
export type DatePreset = (typeof presetGroups)[PresetGroup][number];
export const datePresets: readonly DatePreset[] = Object.values(presetGroups).flat();

/** By what a company counts: its local day, on which day its week begins (Monday is 1), in which month its fiscal year. */
export type Counting = { today: string; weekStart: number; fiscalYearStartMonth: number };

/** Local days, both included. */
export type Days = { from: string; to: string };

const firstDay = "1970-01-01";

/** Months are counted from the year 0: 2026-03 is 24314. */
export const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
export const firstOfMonth = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;

/** So many whole months from the first one on. */
export type Months = { first: number; count: number };

export function daysOfMonths({ first, count }: Months): Days {
  return { from: firstOfMonth(first), to: addDays(firstOfMonth(first + count), -1) };
}

/**
 * The days of a preset. What begins with `this` is whole, so it may end after today; `past` months are this one and those
 * before it; quarters and years are of the fiscal year.
 */
export function daysOfPreset(preset: DatePreset, counting: Counting): Days {
  const months = monthsOfPreset(preset, counting);
  return months ? daysOfMonths(months) : daysOfDays(preset, counting);
}

/** The months a preset is made of; null where it is of days or weeks. */
export function monthsOfPreset(preset: DatePreset, { today, fiscalYearStartMonth }: Counting): Months | null {
  const month = monthOf(today);
  const intoYear = (month - fiscalYearStartMonth + 13) % 12;
  const year = month - intoYear;
  const quarter = month - (intoYear % 3);
  switch (preset) {
    case "this-month":
      return { first: month, count: 1 };
    case "last-month":
      return { first: month - 1, count: 1 };
    case "last-2-months":
      return { first: month - 2, count: 2 };
    case "past-3-months":
      return { first: month - 2, count: 3 };
    case "past-6-months":
      return { first: month - 5, count: 6 };
    case "past-12-months":
      return { first: month - 11, count: 12 };
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
    default:
      return null;
  }
}

function daysOfDays(preset: DatePreset, { today, weekStart }: Counting): Days {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay() || 7;
  const week = addDays(today, -((weekday - weekStart + 7) % 7));
  const past = (count: number): Days => ({ from: addDays(today, 1 - count), to: today });
  switch (preset) {
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "last-7-days":
      return past(7);
    case "last-14-days":
      return past(14);
    case "last-30-days":
      return past(30);
    case "last-week":
      return { from: addDays(week, -7), to: addDays(week, -1) };
    case "last-2-weeks":
      return { from: addDays(week, -14), to: addDays(week, -1) };
    default:
      return { from: firstDay, to: today };
  }
}

/** Whether a preset asks in which month the fiscal year begins. */
export function countsByFiscalYear(preset: DatePreset): boolean {
  return preset.endsWith("-quarter") || preset.endsWith("-quarters") || preset.endsWith("-year");
}
