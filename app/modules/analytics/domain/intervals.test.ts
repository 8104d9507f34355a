import { expect, test } from "vitest";
import { areApart, intervalOf } from "./intervals.ts";

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
