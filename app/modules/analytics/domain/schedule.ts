import { addDays } from "#app/platform/time/days.ts";
import type { Rhythm } from "./report.ts";

/**
 * The next day after this one on which a report is sent: a Monday, the first of a month, or the second day of a quarter,
 * when what is published of the one before is there.
 */
export function nextDay(rhythm: Rhythm, after: string): string {
  if (rhythm === "WEEKLY") return addDays(after, 8 - (new Date(`${after}T00:00Z`).getUTCDay() || 7));
  const [year, month] = after.split("-").map(Number) as [number, number, number];
  if (rhythm === "MONTHLY") return dayOf(year, month + 1, 1);
  const first = month - ((month - 1) % 3);
  const second = dayOf(year, first, 2);
  return second > after ? second : dayOf(year, first + 3, 2);
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
