import { expect, test } from "vitest";
import { freeTries, quietTime, restAfter } from "./account-delay.ts";

test("the first tries are free, then each rests twice as long as the one before, a quarter of an hour at most", () => {
  expect(
    [1, freeTries - 1, freeTries, freeTries + 1, freeTries + 5, freeTries + 9, freeTries + 10, 10_000].map(restAfter),
  ).toEqual([0, 0, 1_000, 2_000, 32_000, 512_000, 900_000, 900_000]);
});

test("from however many addresses, fewer than 130 tries pass in a day", () => {
  let passed = 0;
  for (let at = 0; at < quietTime; at += restAfter(passed)) passed += 1;
  expect(passed).toBeLessThan(130);
});
