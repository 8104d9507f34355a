import fc from "fast-check";
import { expect, test } from "vitest";
import { radarPath, rampStep, sharesOf, sparkPaths, spokeEnd } from "./geometry.ts";

test("shares follow one another and make up the whole", () => {
  expect(sharesOf([1, 0, 3])).toEqual([
    { from: 0, share: 25 },
    { from: 25, share: 0 },
    { from: 25, share: 75 },
  ]);
  expect(sharesOf([0, 0])).toEqual([
    { from: 0, share: 0 },
    { from: 0, share: 0 },
  ]);
});

test("a value wears a step of the ramp, the higher the darker", () => {
  const range = { low: 0, high: 100 };
  expect([0, 14, 15, 50, 99, 100, 140, -5].map((value) => rampStep(value, range))).toEqual([1, 1, 2, 4, 7, 7, 7, 1]);
  expect([rampStep(null, range), rampStep(3, { low: 3, high: 3 })]).toEqual([null, 4]);
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, min: -200, max: 200 }),
      fc.double({ noNaN: true, min: 0, max: 200 }),
      (a, b) => {
        expect(rampStep(a + b, range)!).toBeGreaterThanOrEqual(rampStep(a, range)!);
      },
    ),
  );
});

test("a line goes from edge to edge and breaks where nothing is known", () => {
  const { line } = sparkPaths([1, 3, null, 2, 2]);
  expect(line.match(/M/g)).toHaveLength(2);
  expect(line).toMatch(/^M0,96/);
  expect(sparkPaths([]).line).toBe("");
  expect(sparkPaths([1, 3, null, 2, 2]).lone).toBe("");
  expect(sparkPaths([null, 5, null, 1, 2]).lone).toBe("M25,4h0");
});

test("corners stand around the middle, the first on top", () => {
  expect(radarPath([1, 1, 1, 1])).toBe("M0,-100L100,0L0,100L-100,0Z");
  expect(Object.values(spokeEnd(1, 4)).map(Math.round)).toEqual([100, 0]);
});
