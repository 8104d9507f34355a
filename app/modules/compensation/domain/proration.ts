import { whole, type Fraction } from "./exact.ts";

export const prorations = ["NONE", "MONTHS", "DAYS"] as const;
export type Proration = (typeof prorations)[number];

/** The part of the year before `effectiveOn` that somebody was there: `9/12` months, or days of 365 or 366. */
export function prorationOf(
  method: Proration,
  { joinedOn, effectiveOn }: { joinedOn: string; effectiveOn: string },
): Fraction {
  const from = yearBefore(effectiveOn);
  if (method === "NONE" || joinedOn <= from) return whole;
  if (joinedOn >= effectiveOn)
    return { numerator: 0, denominator: method === "MONTHS" ? 12 : daysBetween(from, effectiveOn) };
  if (method === "DAYS")
    return { numerator: daysBetween(joinedOn, effectiveOn), denominator: daysBetween(from, effectiveOn) };
  return { numerator: fullMonths(joinedOn, effectiveOn), denominator: 12 };
}

function yearBefore(day: string): string {
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
