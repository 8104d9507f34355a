import { minorDigits } from "#app/platform/money/money.ts";
import { nearest, type Fraction } from "./exact.ts";

/** How much of the cycle's currency one unit of another is worth, as people write it: `0.0112`. */
export type Rates = Readonly<Record<string, string>>;

const written = /^\d{1,9}(\.\d{1,9})?$/;

/** A rate as a fraction of whole numbers; null where it is none, or nothing. */
export function rateOf(text: string): Fraction | null {
  if (!written.test(text)) return null;
  const [units = "", decimals = ""] = text.split(".");
  const numerator = Number(units + decimals);
  if (!Number.isSafeInteger(numerator) || numerator === 0) return null;
  return { numerator, denominator: 10 ** decimals.length };
}

/** Minor units of a currency in minor units of the cycle's, exactly, to the nearest; null where no rate is known. */
export function toCycleCurrency(amount: number, currency: string, cycle: string, rates: Rates): number | null {
  if (currency === cycle) return amount;
  const rate = knownRate(rates, currency);
  if (!rate) return null;
  const up = BigInt(rate.numerator) * 10n ** BigInt(minorDigits(cycle));
  const down = BigInt(rate.denominator) * 10n ** BigInt(minorDigits(currency));
  return nearest(BigInt(amount) * up, down);
}

/** The other way. */
export function fromCycleCurrency(amount: number, currency: string, cycle: string, rates: Rates): number | null {
  if (currency === cycle) return amount;
  const rate = knownRate(rates, currency);
  if (!rate) return null;
  const up = BigInt(rate.denominator) * 10n ** BigInt(minorDigits(currency));
  const down = BigInt(rate.numerator) * 10n ** BigInt(minorDigits(cycle));
  return nearest(BigInt(amount) * up, down);
}

function knownRate(rates: Rates, currency: string): Fraction | null {
  return Object.hasOwn(rates, currency) ? rateOf(rates[currency]!) : null;
}
