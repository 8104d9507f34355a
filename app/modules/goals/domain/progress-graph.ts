import { progressPercent } from "./measurement.ts";
import type { Period } from "./period.ts";

export type GraphPoint = { readonly date: string; readonly percent: number };
export type ProgressGraph = { readonly achieved: readonly GraphPoint[]; readonly target: readonly GraphPoint[] };

/** A value given on a local date, in the order given; `actual` as in ProgressValues. `percent` stands in its place. */
export type GraphCheckIn = { readonly date: string; readonly actual: number; readonly percent?: number };

/**
 * The two lines of a goal's graph. Target runs straight from 0 % on the first day to 100 % on the last. Achieved has
 * one point a day with a check-in (the last one given that day), after a 0 % on the first day of the period unless a
 * check-in lies on or before it. Without check-ins it is empty: nothing is known yet.
 */
export function progressGraph(
  goal: { readonly period: Period; readonly start: number; readonly target: number },
  checkIns: readonly GraphCheckIn[],
): ProgressGraph {
  const { startDate, endDate } = goal.period;
  const byDate = new Map(checkIns.map((checkIn) => [checkIn.date, checkIn]));
  const achieved = [...byDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, { actual, percent }]) => ({ date, percent: percent ?? progressPercent({ ...goal, actual }) ?? 0 }));
  const origin = achieved.length > 0 && achieved[0]!.date > startDate ? [{ date: startDate, percent: 0 }] : [];
  return {
    achieved: [...origin, ...achieved],
    target: [
      { date: startDate, percent: 0 },
      { date: endDate, percent: 100 },
    ],
  };
}
