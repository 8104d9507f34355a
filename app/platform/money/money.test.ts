import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies, currencyInput, currencyName, isCurrency } from "./currencies.ts";
import { fromMinorUnits, minorDigits, toMinorUnits } from "./money.ts";

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

test("a number that is no money stays as it is", () => {
  expect([toMinorUnits(null, 12.5), toMinorUnits(undefined, 12.5), fromMinorUnits(null, 12.5)]).toEqual([
    12.5, 12.5, 12.5,
  ]);
});

test("sums of minor units are exact where those of what is typed are not", () => {
  const typed = [0.1, 0.2, 0.3];
  expect(typed.reduce((sum, one) => sum + one)).not.toBe(0.6);
  expect(typed.map((one) => toMinorUnits("EUR", one)).reduce((sum, one) => sum + one)).toBe(toMinorUnits("EUR", 0.6));
});

test("each currency that is offered is known, once, and has a name in every language", () => {
  expect(new Set(currencies).size).toBe(currencies.length);
  for (const language of ["en", "de", "es", "hi", "ar"])
    expect(currencies.filter((code) => currencyName(code, language) === code)).toEqual([]);
});

test("a code is one of a currency of today or of earlier, in capitals", () => {
  expect(["EUR", "HRK", " INR "].map((code) => currencyInput.safeParse(code).success)).toEqual([true, true, true]);
  expect(["EUX", "eur", "EURO", ""].map((code) => currencyInput.safeParse(code).success)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isCurrency("QQQ")).toBe(false);
});
