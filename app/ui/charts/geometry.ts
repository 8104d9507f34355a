import { scaleLinear } from "d3-scale";
import { area, curveLinearClosed, line } from "d3-shape";

/** Steps of the sequential ramp of the theme. */
export const rampSteps = 7;

/** The shares of a whole in percent, each with where it begins; nothing at all has none. */
export function sharesOf(values: readonly number[]): { from: number; share: number }[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  let from = 0;
  return values.map((value) => {
    const share = whole === 0 ? 0 : (value / whole) * 100;
    const one = { from, share };
    from += share;
    return one;
  });
}

/** Where values lie between the lowest and the highest, in percent; all the same lie in the middle. */
export function spreadOver(values: readonly number[], { low, high }: { low?: number; high?: number } = {}) {
  const [least, most] = [low ?? Math.min(...values), high ?? Math.max(...values)];
  return least === most ? () => 50 : scaleLinear([least, most], [0, 100]);
}

/** The step of the ramp, 1 to 7, that a value wears; null wears none. */
export function rampStep(value: number | null, { low, high }: { low: number; high: number }): number | null {
  if (value === null) return null;
  if (high === low) return Math.ceil(rampSteps / 2);
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return Math.min(rampSteps, 1 + Math.floor(share * rampSteps));
}

/** A value without neighbours is no line: `lone` is a point for each. */
type Drawn = { line: string; area: string; lone: string };

/** Two digits are finer than any screen, and keep the page small. */
const rounded = (value: number) => Math.round(value * 100) / 100 + 0;

/** The line through values one after the other, and the area below it, in a drawing of 100 by 100. Null breaks both. */
export function sparkPaths(values: readonly (number | null)[]): Drawn {
  const known = values.filter((value) => value !== null);
  const y = spreadOver(known.length > 0 ? known : [0]);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, 100]);
  const at = (_: number | null, place: number) => rounded(x(place));
  const height = (value: number | null) => rounded(96 - y(value ?? 0) * 0.92);
  const there = (value: number | null) => value !== null;
  return {
    line: line<number | null>(at, height).defined(there)([...values]) ?? "",
    area: area<number | null>(at, 100, height).defined(there)([...values]) ?? "",
    lone: values
      .map((value, place) => {
        const alone = there(value) && !there(values[place - 1] ?? null) && !there(values[place + 1] ?? null);
        return alone ? `M${at(value, place)},${height(value)}h0` : "";
      })
      .join(""),
  };
}

/** The corners of values of 0 to 1 around a middle, the first on top, in a drawing from -100 to 100. */
export function radarPath(values: readonly number[]): string {
  const corners = values.map((value, place) => spokeEnd(place, values.length, value));
  const closed = line<{ x: number; y: number }>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(curveLinearClosed);
  return closed(corners) ?? "";
}

/** Where the spoke of a place ends, at so much of its length. */
export function spokeEnd(place: number, count: number, length = 1): { x: number; y: number } {
  const turn = (place / Math.max(1, count)) * 2 * Math.PI;
  return { x: rounded(Math.sin(turn) * 100 * length), y: rounded(-Math.cos(turn) * 100 * length) };
}
