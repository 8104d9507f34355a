import { Temporal } from "temporal-polyfill";

export type Tenure = { readonly years: number; readonly months: number; readonly days: number };
export type Employment = { readonly joiningDate: string; readonly resignationDate: string | null };

/**
 * How long somebody has been with the company on a local date, in calendar years, months and days; it stops at the day
 * they left. Null before the day they join.
 */
export function tenure({ joiningDate, resignationDate }: Employment, today: string): Tenure | null {
  const last = resignationDate !== null && resignationDate < today ? resignationDate : today;
  if (last < joiningDate) return null;
  const { years, months, days } = Temporal.PlainDate.from(joiningDate).until(last, { largestUnit: "year" });
  return { years, months, days };
}

/** Whole months of experience: before joining, as the person states it, and since. */
export function totalExperienceMonths(employment: Employment, monthsBeforeJoining: number, today: string): number {
  const here = tenure(employment, today);
  return monthsBeforeJoining + (here ? here.years * 12 + here.months : 0);
}
