import { whole, type Fraction } from "./exact.ts";

export const prorations = ["NONE", "MONTHS", "DAYS"] as const;
export type Proration = (typeof prorations)[number];

/** Days off, from the first on, up to and without `until`. */
export type Absence = { readonly from: string; readonly until: string };
/** Whether leave shortens a year, and from how many days of it on. */
export const leavePolicies = ["KEEP", "PRORATE"] as const;
export type LeavePolicy = { readonly leave: (typeof leavePolicies)[number]; readonly leaveDays: number };

export type Prorated = {
  part: Fraction;
  /** Of the denominator, what leave took: months or days; 0 for none. */
  leave: number;
};
type Year = { joinedOn: string; effectiveOn: string; leaves?: readonly Absence[] };

/** The part of the year before `effectiveOn` that somebody was there: `9/12` months, or days of 365 or 366. */
export function prorationOf(method: Proration, { joinedOn, effectiveOn }: Omit<Year, "leaves">): Fraction {
  const from = yearBefore(effectiveOn);
  if (method === "NONE" || joinedOn <= from) return whole;
  if (joinedOn >= effectiveOn)
    return { numerator: 0, denominator: method === "MONTHS" ? 12 : daysBetween(from, effectiveOn) };
  if (method === "DAYS")
    return { numerator: daysBetween(joinedOn, effectiveOn), denominator: daysBetween(from, effectiveOn) };
  return { numerator: fullMonths(joinedOn, effectiveOn), denominator: 12 };
}

/**
 * The same without the leave in that year, where the company counts leave and there is as much of it as the policy asks for;
 * months of leave are its days in months of equal length, to the nearest.
 */
export function prorationWithLeave(method: Proration, { leaves = [], ...year }: Year, policy: LeavePolicy): Prorated {
  const part = prorationOf(method, year);
  const { joinedOn, effectiveOn } = year;
  const start = yearBefore(effectiveOn);
  const away = daysAway(leaves, { from: joinedOn > start ? joinedOn : start, until: effectiveOn });
  if (method === "NONE" || policy.leave === "KEEP" || away === 0 || away < policy.leaveDays) return { part, leave: 0 };
  const days = daysBetween(start, effectiveOn);
  const [denominator, lost] = method === "DAYS" ? [days, away] : [12, Math.round((away * 12) / days)];
  const there = part === whole ? denominator : part.numerator;
  const leave = Math.min(there, lost);
  return leave === 0 ? { part, leave } : { part: { numerator: there - leave, denominator }, leave };
}

/** Days within a time that lie in any of these, each counted once. */
function daysAway(leaves: readonly Absence[], within: Absence): number {
  let [days, counted] = [0, within.from];
  for (const { from, until } of [...leaves].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const first = from > counted ? from : counted;
    const end = until < within.until ? until : within.until;
    if (first < end) [days, counted] = [days + daysBetween(first, end), end];
  }
  return days;
}

/** The first day of the year that ends where this day begins. */
export function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, "0");
  const rest = day.slice(4);
  return rest === "-02-29" ? `${year}-02-28` : year + rest;
}

/** The month somebody joins in counts where they join on its 15th at the latest. */
function fullMonths(joinedOn: string, effectiveOn: string): number {
  const [fromYear, fromMonth, fromDay] = joinedOn.split("-").map(Number) as [number, number, number];
  const [toYear, toMonth] = effectiveOn.split("-").map(Number) as [number, number];
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth) - (fromDay > 15 ? 1 : 0);
  return Math.max(0, Math.min(12, months));
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
