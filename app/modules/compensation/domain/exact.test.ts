import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOut, timesExactly, toStep } from "./exact.ts";

const weights = fc.array(fc.integer({ min: 0, max: 9_000_000_000 }), { minLength: 1, maxLength: 40 });

test("the parts of a total add up to it, to the minor unit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), weights, (total, shares) => {
      const parts = shareOut(total, shares);
      const expected = shares.some((weight) => weight > 0) ? total : 0;
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(expected);
      expect(parts.every((part) => part >= 0 && Number.isSafeInteger(part))).toBe(true);
    }),
  );
});

test("a larger weight never gets less", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), weights, (total, shares) => {
      const parts = shareOut(total, shares);
      const ordered = shares.map((weight, at) => ({ weight, part: parts[at]! })).sort((a, b) => a.weight - b.weight);
      for (let at = 1; at < ordered.length; at += 1) {
        const [before, after] = [ordered[at - 1]!, ordered[at]!];
        if (after.weight > before.weight) expect(after.part).toBeGreaterThanOrEqual(before.part);
      }
    }),
  );
});

test("no other split is nearer to the exact shares", () => {
  const small = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), small, (total, shares) => {
      const sum = shares.reduce((all, weight) => all + weight, 0);
      fc.pre(sum > 0);
      const distance = (parts: readonly number[]) =>
        parts.reduce((all, part, at) => all + (part * sum - total * shares[at]!) ** 2, 0);
      const best = Math.min(...splits(total, shares.length).map(distance));
      expect(distance(shareOut(total, shares))).toBe(best);
    }),
  );
});

/** Every way to split a total into so many whole parts. */
function splits(total: number, count: number): number[][] {
  if (count === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, first) =>
    splits(total - first, count - 1).map((rest) => [first, ...rest]),
  ).flat();
}

test("halves go away from zero, and steps up", () => {
  expect(timesExactly(5, { numerator: 1, denominator: 2 })).toBe(3);
  expect(timesExactly(-5, { numerator: 1, denominator: 2 })).toBe(-3);
  expect(timesExactly(9_007_199_254_740_991, { numerator: 3, denominator: 3 })).toBe(9_007_199_254_740_991);
  expect(toStep(12_350, 100)).toBe(12_400);
  expect(toStep(12_349, 1)).toBe(12_349);
  expect(() => timesExactly(9_007_199_254_740_991, { numerator: 2, denominator: 1 })).toThrow(RangeError);
});
