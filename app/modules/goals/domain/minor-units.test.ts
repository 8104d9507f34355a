import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMinorUnits, minorDigits, toMinorUnits } from "./minor-units.ts";

test("currencies have their own number of digits", () => {
  expect(["EUR", "JPY", "KWD", "???"].map(minorDigits)).toEqual([2, 0, 3, 2]);
});

test("what people type becomes whole minor units", () => {
  expect(toMinorUnits("EUR", 12.5)).toBe(1250);
  expect(toMinorUnits("EUR", 1.005)).toBe(100);
  expect(toMinorUnits("JPY", 1200)).toBe(1200);
});

test("minor units go to people and back unchanged", () => {
  const amounts = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(amounts, fc.constantFrom("EUR", "JPY", "KWD", "INR"), (amount, currency) => {
      expect(toMinorUnits(currency, fromMinorUnits(currency, amount))).toBe(amount);
    }),
  );
});
