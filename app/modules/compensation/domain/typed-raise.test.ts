import { expect, test } from "vitest";
import { raiseTyped } from "./typed-raise.ts";

const pay = { base: 60_000_00, currency: "EUR" };

test.each([
  ["3.2 %", 1_920_00],
  ["3,2%", 1_920_00],
  ["1800", 1_800_00],
  ["1,800.50", 1_800_50],
  ["1.800,50", 1_800_50],
  ["1 800", 1_800_00],
  ["1'800", 1_800_00],
  ["1.800", 1_800_00],
  ["1.234.567", 1_234_567_00],
  ["1800.555", 1_800_56],
  ["3.125 %", 1_875_00],
  ["0", 0],
])("%s is a raise", (typed, raise) => expect(raiseTyped(typed, pay)).toBe(raise));

test.each(["", "-5", "abc", "101 %", "1e9", "=1+1", "99999999999999"])("%s is none", (typed) =>
  expect(raiseTyped(typed, pay)).toBeNull(),
);

test("a currency without minor units has none", () =>
  expect(raiseTyped("100000", { base: 5_000_000, currency: "JPY" })).toBe(100_000));

test("three digits behind the point are a part of a currency that has so many", () =>
  expect(raiseTyped("1.800", { base: 5_000_000, currency: "KWD" })).toBe(1_800));

test("percents come to multiples of the currency's step, amounts stay as they are typed", () => {
  const stepped = { base: 1_747_754_63, currency: "INR", step: 100_00 };
  expect(raiseTyped("2.5 %", stepped)).toBe(43_700_00);
  expect(raiseTyped("4321.55", stepped)).toBe(4_321_55);
});
