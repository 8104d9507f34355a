import { Temporal } from "temporal-polyfill";
import type { Period } from "./period.ts";

export const timeFrameKinds = ["QUARTER", "HALF", "YEAR", "CUSTOM"] as const;
export type TimeFrameKind = (typeof timeFrameKinds)[number];
type FixedKind = Exclude<TimeFrameKind, "CUSTOM">;

/** What a label is made of; words come from the strings. `endYear` differs from `year` when the fiscal year spans two. */
export type TimeFrameLabel = { readonly year: number; readonly endYear: number; readonly number: number };

/**
 * A named period. Ids: `2025`, `2025-H1`, `2025-Q3` (the year is the one the fiscal year starts in) and
 * `2025-04-10..2025-05-20` for custom ones, which have no label but their dates.
 */
export type TimeFrame = Period & {
  readonly id: string;
  readonly kind: TimeFrameKind;
  readonly label: TimeFrameLabel | null;
};

const monthsOf: Record<FixedKind, number> = { QUARTER: 3, HALF: 6, YEAR: 12 };

/** A period of any two dates, both included. */
export function customTimeFrame({ startDate, endDate }: Period): TimeFrame {
  return { id: `${startDate}..${endDate}`, kind: "CUSTOM", startDate, endDate, label: null };
}

/** The quarter, half or year a local date lies in; `fiscalYearStartMonth` is 1 (January) to 12. */
export function timeFrameOf(kind: FixedKind, date: string, fiscalYearStartMonth: number): TimeFrame {
  const day = Temporal.PlainDate.from(date);
  const monthsIntoYear = (day.month - fiscalYearStartMonth + 12) % 12;
  const intoFrame = monthsIntoYear % monthsOf[kind];
  const start = day.with({ day: 1 }).subtract({ months: intoFrame });
  const yearStart = day.with({ day: 1 }).subtract({ months: monthsIntoYear });
  return frameFrom(kind, start, yearStart, Math.floor(monthsIntoYear / monthsOf[kind]) + 1);
}

/**
 * The time frames to choose from on a date: for quarter, half and year the one the date lies in, with `before` earlier
 * and `after` later ones of the same kind, in order of time.
 */
export function periodsAround(
  date: string,
  { fiscalYearStartMonth, before = 1, after = 2 }: { fiscalYearStartMonth: number; before?: number; after?: number },
): TimeFrame[] {
  const kinds: FixedKind[] = ["QUARTER", "HALF", "YEAR"];
  const offsets = Array.from({ length: before + 1 + after }, (_, index) => index - before);
  return kinds.flatMap((kind) => {
    const current = Temporal.PlainDate.from(timeFrameOf(kind, date, fiscalYearStartMonth).startDate);
    const starts = offsets.map((offset) => current.add({ months: offset * monthsOf[kind] }).toString());
    return starts.map((start) => timeFrameOf(kind, start, fiscalYearStartMonth));
  });
}

function frameFrom(
  kind: FixedKind,
  start: Temporal.PlainDate,
  yearStart: Temporal.PlainDate,
  number: number,
): TimeFrame {
  const year = yearStart.year;
  const endYear = yearStart.add({ months: 11 }).year;
  const id = kind === "YEAR" ? `${year}` : `${year}-${kind[0]}${number}`;
  const endDate = start.add({ months: monthsOf[kind] }).subtract({ days: 1 }).toString();
  return { id, kind, startDate: start.toString(), endDate, label: { year, endYear, number } };
}
