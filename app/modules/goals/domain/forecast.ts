import { addDays, daysBetween } from "#app/platform/time/days.ts";
import type { GraphPoint } from "./progress-graph.ts";

/** Fewer days with a value, or a shorter history, say nothing about what comes. */
const fewestPoints = 4;
const shortestDays = 14;
/** Only the latest days count: what was done a year ago says little about next month. */
const latestPoints = 60;

/**
 * Where a goal will be on its due date if it goes on as it did. `low` and `high` hold it in four of five cases;
 * `reachedOn` is the day the line meets 100 %, null where it does not before ten years are over.
 */
export type Forecast = {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly perWeek: number;
  readonly reachedOn: string | null;
};

/**
 * The trend is the median of the slopes between all pairs of days (Theil-Sen), laid through the median of what is left,
 * so that single odd check-ins do not turn it. The interval is the prediction interval of 80 % of a straight line:
 * spread of the check-ins around the trend, times Student's t, growing with the distance from what is known.
 */
export function forecast(points: readonly GraphPoint[], dueDate: string, today: string): Forecast | null {
  const known = points
    .filter(({ date }) => date <= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .slice(-latestPoints);
  const [first, last] = [known[0], known.at(-1)];
  if (
    !first ||
    !last ||
    known.length < fewestPoints ||
    daysBetween(first.date, last.date) < shortestDays ||
    dueDate <= last.date
  )
    return null;
  const samples = known.map(({ date, percent }) => ({ x: daysBetween(first.date, date), y: percent }));
  const slope = medianSlope(samples);
  const level = median(samples.map(({ x, y }) => y - slope * x));
  const due = daysBetween(first.date, dueDate);
  const percent = level + slope * due;
  const margin = marginAt(samples, slope, level, due);
  return {
    percent: rounded(percent),
    low: rounded(percent - margin),
    high: rounded(percent + margin),
    perWeek: rounded(slope * 7),
    reachedOn: reachedOn(first.date, slope, level),
  };
}

type Sample = { readonly x: number; readonly y: number };

function medianSlope(samples: readonly Sample[]): number {
  return median(
    samples.flatMap((one, index) => samples.slice(index + 1).map((other) => (other.y - one.y) / (other.x - one.x))),
  );
}

function marginAt(samples: readonly Sample[], slope: number, level: number, x: number): number {
  const count = samples.length;
  const middle = samples.reduce((sum, sample) => sum + sample.x, 0) / count;
  const width = samples.reduce((sum, sample) => sum + (sample.x - middle) ** 2, 0);
  const left = samples.reduce((sum, sample) => sum + (sample.y - level - slope * sample.x) ** 2, 0);
  const spread = Math.sqrt(left / (count - 2));
  return studentT(count - 2) * spread * Math.sqrt(1 + 1 / count + (x - middle) ** 2 / width);
}

/** Student's t at 90 %, one-sided: 80 % lie between it and its negative. Exact up to ten, within 0.2 % beyond. */
function studentT(freedom: number): number {
  const exact = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372];
  return exact[freedom - 1] ?? 1.2816 + 0.8476 / freedom + 0.57 / freedom ** 2;
}

function reachedOn(from: string, slope: number, level: number): string | null {
  const days = (100 - level) / slope;
  return slope > 0 && days >= 0 && days < 3653 ? addDays(from, Math.ceil(days - 1e-9)) : null;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10 || 0;
}
