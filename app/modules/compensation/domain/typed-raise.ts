import { minorDigits } from "#app/platform/money/money.ts";
import { nearest, timesExactly } from "./exact.ts";

const figure = /^(\d{1,12})(?:\.(\d{1,4}))?$/;

/**
 * What people type into a cell as a raise in minor units: `3.2 %` of base pay, or `1800` of the currency. Spaces and marks
 * between thousands are passed over; a comma with one or two digits behind it is a point. Null where it is no raise.
 */
export function raiseTyped(text: string, { base, currency }: { base: number; currency: string }): number | null {
  const percent = text.trim().endsWith("%");
  const plain = withoutMarks(percent ? text.trim().slice(0, -1) : text);
  const found = figure.exec(plain);
  if (!found) return null;
  const decimals = found[2] ?? "";
  const numerator = BigInt(found[1]! + decimals);
  const denominator = 10n ** BigInt(decimals.length);
  if (percent) {
    if (numerator > 100n * denominator) return null;
    return timesExactly(base, { numerator: Number(numerator), denominator: Number(denominator) * 100 });
  }
  const amount = numerator * 10n ** BigInt(minorDigits(currency));
  return amount / denominator > 1_000_000_000_000n ? null : nearest(amount, denominator);
}

function withoutMarks(text: string): string {
  const packed = text.replaceAll(/[\s\u202f\u00a0'’]/g, "");
  const comma = packed.lastIndexOf(",");
  const point = packed.lastIndexOf(".");
  const decimal = comma > point && packed.length - comma <= 3 ? "," : ".";
  return decimal === "," ? packed.replaceAll(".", "").replace(",", ".") : packed.replaceAll(",", "");
}
