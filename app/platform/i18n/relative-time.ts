import { daysBetween } from "../time/days.ts";
import { once } from "./once.ts";

const day = 86_400_000;
/** How many of a unit are said before the next one begins. */
const steps: readonly [most: number, unit: Intl.RelativeTimeFormatUnit, size: number][] = [
  [60, "minute", 60_000],
  [24, "hour", 3_600_000],
  [30, "day", day],
  [12, "month", 30 * day],
  [Infinity, "year", 365 * day],
];

/** How long ago something was, or how soon it is. Days are those of the zone's calendar: what was on Sunday is yesterday on Monday. */
export function relativeTime(language: string, timeZone: string): (value: Date, now: Date) => string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  /** `2026-11-30`, as Swedish writes it. */
  const days = once(
    () => new Intl.DateTimeFormat("sv", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }),
  );
  return (value, now) => {
    const difference = value.getTime() - now.getTime();
    const counted = (size: number) => Math.round(difference / size);
    const [, unit, size] = steps.find(([most, , length]) => Math.abs(counted(length)) < most)!;
    return words.format(unit === "day" ? daysBetween(days().format(now), days().format(value)) : counted(size), unit);
  };
}
