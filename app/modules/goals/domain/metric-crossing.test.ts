import { expect, test } from "vitest";
import { crossing } from "./metric-crossing.ts";

const period = { startDate: "2026-10-01", endDate: "2026-12-31" };

test.each([
  [90, 100, "REACHED"],
  [null, 120, "REACHED"],
  [100, 99, "MISSED"],
  [110, 130, null],
  [10, 45, "ON_TRACK"],
  [45, 30, "OFF_TRACK"],
  [45, 10, "AT_RISK"],
  [45, 48, null],
  [null, 10, null],
])("halfway, from %j to %j percent crosses %j", (before, now, expected) => {
  expect(crossing({ period, before, now }, "2026-11-16")).toBe(expected);
});
