import fc from "fast-check";
import { expect, test } from "vitest";
import { fromCycleCurrency, rateOf, toCycleCurrency } from "./rates.ts";

const rates = { INR: "0.0112", JPY: "0.0062", KWD: "2.95" };

test("money is converted between currencies of two, none and three digits", () => {
  expect(toCycleCurrency(1_000_000_00, "INR", "EUR", rates)).toBe(1_120_000);
  expect(toCycleCurrency(5_000_000, "JPY", "EUR", rates)).toBe(3_100_000);
  expect(toCycleCurrency(1_000, "KWD", "EUR", rates)).toBe(295);
  expect(toCycleCurrency(100, "EUR", "EUR", rates)).toBe(100);
  expect(toCycleCurrency(100, "USD", "EUR", rates)).toBeNull();
  expect(toCycleCurrency(100, "constructor", "EUR", rates)).toBeNull();
});

test("there and back is at most the worth of one minor unit away", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
      const there = fromCycleCurrency(amount, "INR", "EUR", rates)!;
      expect(Math.abs(toCycleCurrency(there, "INR", "EUR", rates)! - amount)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a rate is a number above nothing, as people write it", () => {
  expect(rateOf("0.0112")).toEqual({ numerator: 112, denominator: 10_000 });
  for (const wrong of ["", "0", "0.0", "-1", "1e3", "1,2", "Infinity", "1.2.3"]) expect(rateOf(wrong)).toBeNull();
});
