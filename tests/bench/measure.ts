import { median, ratios, spread } from "./statistics.ts";
import type { Surroundings } from "./surroundings.ts";

/** One line of the table. */
export type Finding = {
  id: string;
  what: string;
  /** In words, as performance goals are written: `≤ 2.0× B1`. */
  goal: string;
  /** What is held against `limit`: a ratio, or an absolute where no baseline exists. */
  value: number;
  limit: number;
  unit: "×" | "ms" | "s" | "kB" | "MB" | "statements" | "faults" | "elements";
  ours: string;
  baseline: string;
  spread: number;
};

export type Measure = {
  id: string;
  about: string;
  /** It leaves the company fuller than it was, and comes after those that do not. */
  fills?: true;
  run(surroundings: Surroundings): Promise<Finding[]>;
};

type Against = {
  id: string;
  what: string;
  goal: string;
  limit: number;
  ours: readonly number[];
  baseline: readonly number[];
  name: string;
  unit?: string;
};

/** A finding out of two interleaved series of times. */
export function against({ id, what, goal, limit, ours, baseline, name, unit = "ms" }: Against): Finding {
  const each = ratios(ours, baseline);
  return {
    id,
    what,
    goal,
    limit,
    value: median(each),
    unit: "×",
    ours: `${show(median(ours))} ${unit}`,
    baseline: `${name} ${show(median(baseline))} ${unit}`,
    spread: spread(each),
  };
}

export type Verdict = "met" | "short" | "restless";

export function verdictOf({ value, limit, spread: restless }: Pick<Finding, "value" | "limit" | "spread">): Verdict {
  if (value <= limit) return "met";
  return restless < 0.15 ? "short" : "restless";
}

export function show(value: number): string {
  return value >= 100
    ? value.toFixed(0)
    : value >= 10
      ? value.toFixed(1)
      : value >= 1
        ? value.toFixed(2)
        : value.toFixed(3);
}
