import {
  applicableDays,
  halfShiftMinutes,
  shiftDurations,
  shiftKinds,
  type Band,
  type PointsRules,
  type ShiftKind,
  type Threshold,
} from "./rules.ts";

/** What is wrong with two rows of a table of bands, or with one; rows are counted from 1, over all kinds. */
export type BandFault = {
  fault: "OVERLAP" | "GAP" | "NO_TOP" | "EMPTY";
  kind: ShiftKind;
  first: number;
  second: number;
};

type Numbered = { band: Band; row: number };

const covers = (all: string, one: string) => (said: string) => said === all || said === one;

/**
 * The first fault of each kind's bands: two that both hold, a hole between two, none that is open above, or one that
 * holds for nothing. Bands for other days or lengths of shift are looked at day by day and length by length.
 */
export function bandFaults(bands: readonly Band[]): BandFault[] {
  const all = bands.map((band, place) => ({ band, row: place + 1 }));
  return shiftKinds.flatMap((kind) => {
    const rows = all.filter(({ band }) => band.kind === kind);
    const empty = rows.find(({ band: { min, max } }) => max !== null && max <= min);
    if (empty) return [{ fault: "EMPTY" as const, kind, first: empty.row, second: empty.row }];
    for (const day of applicableDays.slice(1))
      for (const shift of shiftDurations.slice(1)) {
        const fault = faultAmong(kind, rows.filter(holdsFor(day, shift)));
        if (fault) return [fault];
      }
    return [];
  });
}

function holdsFor(day: string, shift: string) {
  const onDay = covers(applicableDays[0], day);
  const ofLength = covers(shiftDurations[0], shift);
  return ({ band }: Numbered) => onDay(band.applicableDays) && ofLength(band.shiftDuration);
}

function faultAmong(kind: ShiftKind, rows: readonly Numbered[]): BandFault | null {
  const sorted = rows.toSorted((one, other) => one.band.min - other.band.min || one.row - other.row);
  for (const [place, { band, row }] of sorted.entries()) {
    const next = sorted[place + 1];
    if (!next) return band.max === null ? null : { fault: "NO_TOP", kind, first: row, second: row };
    const said = { kind, first: Math.min(row, next.row), second: Math.max(row, next.row) };
    if (band.max === null || next.band.min < band.max) return { fault: "OVERLAP", ...said };
    if (next.band.min > band.max) return { fault: "GAP", ...said };
  }
  return null;
}

/** What happened at a shift: minutes, or days of a missed one. */
export type Measured = {
  kind: ShiftKind;
  /** The local day it happened on, `2026-03-01`. */
  day: string;
  minutes: number | null;
  days: number | null;
  shiftMinutes: number | null;
};

/** The band that an event falls into; null where it is not counted. */
export function bandOf(rules: PointsRules, event: Measured): Band | null {
  if (!rules.counts[event.kind]) return null;
  const size = event.kind === "MISSED_SHIFT" ? (event.days ?? 1) : (event.minutes ?? 0);
  const holds = holdsFor(isWeekend(event.day) ? "WEEKENDS" : "WEEKDAYS", lengthOf(event.shiftMinutes));
  const fits = ({ kind, min, max }: Band) => kind === event.kind && size >= min && (max === null || size < max);
  return rules.bands.find((band) => fits(band) && holds({ band, row: 0 })) ?? null;
}

function lengthOf(minutes: number | null): (typeof shiftDurations)[number] {
  return minutes !== null && minutes <= halfShiftMinutes ? "HALF_SHIFT" : "FULL_SHIFT";
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
}

/** Two thresholds at the same points, counted from 1; null where each has its own. */
export function sameThresholds(thresholds: readonly Threshold[]): { first: number; second: number } | null {
  for (const [place, { points }] of thresholds.entries()) {
    const before = thresholds.findIndex((threshold) => threshold.points === points);
    if (before < place) return { first: before + 1, second: place + 1 };
  }
  return null;
}
