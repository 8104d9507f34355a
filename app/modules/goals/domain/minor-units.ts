/** How many digits a currency has after the point: 2 for EUR, 0 for JPY, 3 for KWD; 2 for codes nobody knows. */
export function minorDigits(currency: string): number {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** What people type (`12.5`) as whole minor units (`1250`). */
export function toMinorUnits(currency: string, amount: number): number {
  return Math.round(amount * 10 ** minorDigits(currency));
}

/** Whole minor units as people write them, without rounding. */
export function fromMinorUnits(currency: string, minorUnits: number): number {
  return minorUnits / 10 ** minorDigits(currency);
}
