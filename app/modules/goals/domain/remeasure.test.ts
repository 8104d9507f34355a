import { expect, test } from "vitest";
import { mayBeRemeasured, numberIn } from "./remeasure.ts";

const euros = { type: "CURRENCY", currency: "EUR" } as const;
const yen = { type: "CURRENCY", currency: "JPY" } as const;
const percent = { type: "PERCENTAGE" } as const;
const count = { type: "COUNT" } as const;

test.each([
  ["percent as a count", percent, count, 40, 40],
  ["percent as money", percent, euros, 40.5, 40_50],
  ["money as a count", euros, count, 1234_56, 1234.56],
  ["money in a currency without minor units", euros, yen, 1234_56, 1235],
  ["the same unit", euros, euros, 1234_56, 1234_56],
  ["what is too large for money", count, euros, 1e15, null],
] as const)("%s keeps the number people read", (_said, before, after, value, expected) => {
  expect(numberIn(before, after, value)).toBe(expected);
});

test.each([
  ["OBJECTIVE", "MANUAL", true],
  ["KEY_RESULT", "MANUAL", true],
  ["OBJECTIVE", "DERIVED_SUM", true],
  ["KEY_RESULT", "DERIVED_SUM", false],
  ["OBJECTIVE", "DERIVED_AVG", false],
  ["KEY_RESULT", "TRACKED", false],
] as const)("a goal of kind %s and progress %s may be counted in something else: %s", (kind, progressType, may) => {
  expect(mayBeRemeasured({ kind, progressType })).toBe(may);
});
