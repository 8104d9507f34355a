import { expect, test } from "vitest";
import { isValueAllowed, roundValue, sameMeasure } from "./measure.ts";

test("money holds whole minor units only", () => {
  const rupees = { type: "CURRENCY", currency: "INR" } as const;
  expect(isValueAllowed(rupees, 150)).toBe(true);
  expect(isValueAllowed(rupees, 1.5)).toBe(false);
  expect(isValueAllowed(rupees, 2 ** 53)).toBe(false);
  expect(isValueAllowed({ type: "COUNT" }, 1.5)).toBe(true);
  expect(isValueAllowed({ type: "COUNT" }, Number.NaN)).toBe(false);
  expect(roundValue(rupees, 10.6)).toBe(11);
  expect(roundValue({ type: "COUNT" }, 0.1 + 0.2)).toBe(0.3);
});

test("values add up only within one measure and currency", () => {
  const rupees = { type: "CURRENCY", currency: "INR" } as const;
  expect(sameMeasure(rupees, { type: "CURRENCY", currency: "INR" })).toBe(true);
  expect(sameMeasure(rupees, { type: "CURRENCY", currency: "EUR" })).toBe(false);
  expect(sameMeasure(rupees, { type: "COUNT" })).toBe(false);
  expect(sameMeasure({ type: "COUNT" }, { type: "COUNT" })).toBe(true);
});
