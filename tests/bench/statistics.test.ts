import { expect, test } from "vitest";
import { interleave, median, ratios, spread } from "./statistics.ts";

test("median and spread", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(spread([2, 2, 2])).toBe(0);
  expect(spread([1, 2, 3, 4, 5])).toBeCloseTo(2 / 3);
});

test("contenders take turns, after one round to warm up", async () => {
  const order: string[] = [];
  const results = await interleave(2, { a: () => order.push("a"), b: () => order.push("b") });
  expect(order.join("")).toBe("ababba");
  expect(results.a).toEqual([3, 6]);
});

test("ratios compare neighbours", () => {
  expect(ratios([2, 9], [1, 3])).toEqual([2, 3]);
});
