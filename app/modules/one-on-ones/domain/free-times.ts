import { addDays } from "#app/platform/time/days.ts";
import { momentOf } from "#app/platform/time/local-time.ts";

export type Span = { from: Date; until: Date };

export type TimeWished = {
  /** By the clock of the zone, `2026-11-23T14:30`. */
  start: string;
  minutes: number;
  timeZone: string;
};

/** Hours that are proposed, by the clock of whoever asks: from 9 until 17. */
const opens = 9 * 60;
const closes = 17 * 60;
const mostProposed = 3;
/** The week of the wished day, and the one after it. */
export const daysLookedAt = 14;

/** The Monday of the week a day falls into. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
}

export function spanOf({ start, minutes, timeZone }: TimeWished): Span {
  const from = momentOf(start, timeZone);
  return { from, until: new Date(from.getTime() + minutes * 60_000) };
}

export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.until && other.from < one.until;
}

/**
 * Up to three starts at which nobody is busy, on days that are worked on: those of the same week before those of the next,
 * and among them the nearest to what was wished, rather later than earlier. By the clock of the zone, the soonest first.
 */
export function freeTimes(
  wished: TimeWished,
  busy: readonly Span[],
  now: Date,
  isFree: (day: string) => boolean,
): string[] {
  const day = wished.start.slice(0, 10);
  const monday = mondayOf(day);
  const found: string[] = [];
  for (const week of [0, 7]) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, week + index)).filter((one) => !isFree(one));
    const starts = days
      .flatMap((one) => startsOn(one, wished.minutes))
      .filter((start) => isPossible({ ...wished, start }, busy, now))
      .sort((one, other) => farness(one, wished) - farness(other, wished) || other.localeCompare(one));
    found.push(...starts.slice(0, mostProposed - found.length));
  }
  return found.sort();
}

function startsOn(day: string, minutes: number): string[] {
  const starts: string[] = [];
  for (let at = opens; at + minutes <= closes; at += 30)
    starts.push(`${day}T${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`);
  return starts;
}

function isPossible(time: TimeWished, busy: readonly Span[], now: Date): boolean {
  const span = spanOf(time);
  return span.from > now && !busy.some((one) => overlaps(one, span));
}

function farness(start: string, wished: TimeWished): number {
  return Math.abs(Date.parse(`${start}Z`) - Date.parse(`${wished.start}Z`));
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
