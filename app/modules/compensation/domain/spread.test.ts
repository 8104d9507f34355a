import { expect, test } from "vitest";
import { spreadOf } from "./spread.ts";

test("raises are told by the least, the middle and the most of them", () => {
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([300])).toEqual({ lowest: 300, median: 300, highest: 300 });
  expect(spreadOf([500, 100, 300, 200])).toEqual({ lowest: 100, median: 200, highest: 500 });
});
