import { expectedPercent, suggestLevel } from "./status.ts";
import type { Period } from "./period.ts";

export type Carried = { readonly period: Period; readonly before: number | null; readonly now: number | null };
export type Crossing = "REACHED" | "MISSED" | ReturnType<typeof suggestLevel>;

/** Across which line a new value carried a goal on a day: its target, else how the numbers say it stands; null across none. */
export function crossing({ period, before, now }: Carried, today: string): Crossing | null {
  const reached = (percent: number | null) => percent !== null && percent >= 100;
  if (reached(before) !== reached(now)) return reached(now) ? "REACHED" : "MISSED";
  if (reached(now)) return null;
  const expected = expectedPercent(period, today);
  const level = suggestLevel(now, expected);
  return before === null || level === suggestLevel(before, expected) ? null : level;
}
