/** Exact arithmetic with whole numbers: nothing here ever becomes a fraction of a minor unit. */

/** A share as a fraction of whole numbers, never reduced. */
export type Fraction = { readonly numerator: number; readonly denominator: number };
export const whole: Fraction = { numerator: 1, denominator: 1 };

/** `amount` times a fraction, to the nearest whole number, halves away from zero. Throws where it is no safe number. */
export function timesExactly(amount: number, ...fractions: readonly Fraction[]): number {
  const above = fractions.reduce((product, { numerator }) => product * BigInt(numerator), BigInt(amount));
  const below = fractions.reduce((product, { denominator }) => product * BigInt(denominator), 1n);
  return nearest(above, below);
}

/** The nearest whole number to a quotient, halves away from zero; `below` is more than 0. */
export function nearest(above: bigint, below: bigint): number {
  const size = above < 0n ? -above : above;
  const rounded = (size * 2n + below) / (below * 2n);
  return safe(above < 0n ? -rounded : rounded);
}

/** The nearest multiple of a step, halves up. */
export function toStep(amount: number, step: number): number {
  return step <= 1 ? amount : nearest(BigInt(amount), BigInt(step)) * step;
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError("An amount is larger than can be counted exactly.");
  return number;
}

/**
 * A total split by weights so that the parts add up to it exactly: each part is its share without what is over, and what is
 * left goes one by one to the largest rests (of equal rests to the larger weight, then to who stands first). Weights are
 * whole and not negative; where all are 0 nothing is split.
 */
export function shareOut(total: number, weights: readonly (number | bigint)[]): number[] {
  const sum = weights.reduce<bigint>((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n || total <= 0) return weights.map(() => 0);
  const parts = weights.map((given, at) => {
    const weight = BigInt(given);
    const exact = BigInt(total) * weight;
    return { at, weight, floor: Number(exact / sum), rest: exact % sum };
  });
  let left = total - parts.reduce((all, { floor }) => all + floor, 0);
  const shares = parts.map(({ floor }) => floor);
  const byRest = [...parts].sort((one, other) =>
    one.rest === other.rest ? byWeight(one, other) || one.at - other.at : one.rest > other.rest ? -1 : 1,
  );
  for (const { at } of byRest) {
    if (left === 0) break;
    shares[at]! += 1;
    left -= 1;
  }
  return shares;
}

function byWeight(one: { weight: bigint }, other: { weight: bigint }): number {
  return one.weight === other.weight ? 0 : one.weight > other.weight ? -1 : 1;
}
