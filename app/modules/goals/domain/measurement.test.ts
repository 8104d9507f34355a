import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { progressPercent } from "./measurement.ts";

describe("progressPercent", () => {
  test.each([
    { start: 0, target: 100, actual: 40, percent: 40 },
    { start: 20, target: 120, actual: 70, percent: 50 },
    { start: 100, target: 50, actual: 75, percent: 50 },
    { start: 0, target: 100, actual: 130, percent: 130 },
    { start: 10, target: 20, actual: 5, percent: -50 },
    { start: 100, target: 50, actual: 120, percent: -40 },
    { start: 7, target: 7, actual: 9, percent: 0 },
    { start: 0, target: 3, actual: 1, percent: 33.3333 },
    { start: 0, target: 9_000_000_000_00, actual: 4_500_000_000_00, percent: 50 },
  ])("from $start to $target, at $actual, is $percent %", ({ percent, ...values }) => {
    expect(progressPercent(values)).toBe(percent);
  });

  test("is null until a value is given, even when target = start", () => {
    expect(progressPercent({ start: 0, target: 10, actual: null })).toBeNull();
    expect(progressPercent({ start: 5, target: 5, actual: null })).toBeNull();
  });

  test("is 0 at the start, 100 at the target, and never negative zero", () => {
    const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(value, value, (start, target) => {
        fc.pre(start !== target);
        expect(progressPercent({ start, target, actual: start })).toBe(0);
        expect(progressPercent({ start, target, actual: target })).toBe(100);
      }),
      { numRuns: 1000 },
    );
  });

  test("counts a falling target as the mirror image of a rising one", () => {
    const value = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(value, value, value, (start, target, actual) => {
        const mirrored = { start: -start, target: -target, actual: -actual };
        expect(progressPercent(mirrored)).toBe(progressPercent({ start, target, actual }));
      }),
      { numRuns: 1000 },
    );
  });
});
