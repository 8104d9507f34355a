import { expect, test } from "vitest";
import { areApart, intervalOf, intervalOfShare } from "./intervals.ts";

test("the more people, the narrower the range", () => {
  expect(intervalOf({ people: 100, mean: 50, deviation: 10 })).toEqual({ low: 48.04, high: 51.96 });
  const few = intervalOf({ people: 4, mean: 50, deviation: 10 });
  expect([Math.round(few.low), Math.round(few.high)]).toEqual([40, 60]);
});

test("groups differ where their ranges do not meet", () => {
  expect(areApart({ low: 1, high: 2 }, { low: 3, high: 4 })).toBe(true);
  expect(areApart({ low: 3, high: 4 }, { low: 1, high: 2 })).toBe(true);
  expect(areApart({ low: 1, high: 3 }, { low: 2, high: 4 })).toBe(false);
});

test("all of a few are no proof of all: a share keeps a range within 0 to 100", () => {
  const all = intervalOfShare({ people: 10, mean: 100 });
  expect(all.high).toBeCloseTo(100, 6);
  expect(all.low).toBeCloseTo(72.2, 1);
  expect(intervalOfShare({ people: 10, mean: 0 }).low).toBeCloseTo(0, 6);
  expect(areApart(all, intervalOfShare({ people: 42, mean: 86 }))).toBe(false);
  expect(areApart(all, intervalOfShare({ people: 42, mean: 30 }))).toBe(true);
});
