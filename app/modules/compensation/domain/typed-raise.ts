import { minorDigits } from "#app/platform/money/money.ts";
import { nearest, timesExactly, toStep } from "./exact.ts";

const figure = /^(\d{1,12})(?:\.(\d{1,4}))?$/;

/** Base pay in minor units of its currency; percents of it are rounded to so many of them. */
type PayTypedFor = { readonly base: number; readonly currency: string; readonly step?: number };

/**
 * What people type into a cell as a raise in minor units: `3.2 %` of base pay, or `1800` of the currency. Spaces and marks
 * between thousands are passed over; a comma with one or two digits behind it is a point, and a point with three digits
 * behind it is none where the currency has fewer. Percents come to multiples of the currency's step, amounts stay as they
 * are typed. Null where it is no raise.
 */
export function raiseTyped(text: string, { base, currency, step = 1 }: PayTypedFor): number | null {
  const percent = text.trim().endsWith("%");
  const plain = percent ? withoutMarks(text.trim().slice(0, -1)) : withoutMarks(withoutPoints(text, currency));
  const found = figure.exec(plain);
  if (!found) return null;
  const decimals = found[2] ?? "";
  const numerator = BigInt(found[1]! + decimals);
  const denominator = 10n ** BigInt(decimals.length);
  if (percent) {
    if (numerator > 100n * denominator) return null;
    const exact = timesExactly(base, { numerator: Number(numerator), denominator: Number(denominator) * 100 });
    return toStep(exact, step);
  }
  const amount = numerator * 10n ** BigInt(minorDigits(currency));
  return amount / denominator > 1_000_000_000_000n ? null : nearest(amount, denominator);
}

/** `1.800` is 1800 where nobody writes three digits behind the point. */
function withoutPoints(text: string, currency: string): string {
  const grouped = /^\s*\d{1,3}(\.\d{3})+\s*$/.test(text);
  return grouped && minorDigits(currency) < 3 ? text.replaceAll(".", "") : text;
}

function withoutMarks(text: string): string {
  const packed = text.replaceAll(/[\s\u202f\u00a0'’]/g, "");
  const comma = packed.lastIndexOf(",");
  const point = packed.lastIndexOf(".");
  const decimal = comma > point && packed.length - comma <= 3 ? "," : ".";
  return decimal === "," ? packed.replaceAll(".", "").replace(",", ".") : packed.replaceAll(",", "");
}
