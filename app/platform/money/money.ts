/** Minor units of a currency, always a whole number: 123456 EUR is 1,234.56. Sums of them are exact. */
export type Money = { readonly minorUnits: number; readonly currency: string };

const digits = new Map<string, number>();

/** How many digits a currency has after the point: 2 for EUR, 0 for JPY, 3 for KWD; 2 for codes nobody knows. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency) ?? askDigits(currency);
  digits.set(currency, known);
  return known;
}

/** What people type (`12.5`) as whole minor units (`1250`); a number that is no money stays as it is. */
export function toMinorUnits(currency: string | null | undefined, amount: number): number {
  return currency ? Math.round(amount * 10 ** minorDigits(currency)) : amount;
}

/** Whole minor units as people write them, without rounding; a number that is no money stays as it is. */
export function fromMinorUnits(currency: string | null | undefined, minorUnits: number): number {
  return currency ? minorUnits / 10 ** minorDigits(currency) : minorUnits;
}

function askDigits(currency: string): number {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
