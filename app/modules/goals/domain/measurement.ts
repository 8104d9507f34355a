import { withoutNegativeZero } from "#app/modules/metrics/domain.ts";

/**
 * The three numbers progress is computed from. For CURRENCY they are integer minor units (paise, cents);
 * for PERCENTAGE and COUNT plain numbers. `actual` is null until the first value is given.
 */
export type ProgressValues = { readonly start: number; readonly target: number; readonly actual: number | null };

const percentPrecision = 10_000;

/**
 * How far a goal is, in percent, rounded to four decimals: null when there is no value yet, 0 when target = start.
 * Falling targets use the same formula. Results above 100 and below 0 are kept; only bars are clipped.
 */
export function progressPercent({ start, target, actual }: ProgressValues): number | null {
  if (actual === null) return null;
  if (target === start) return 0;
  return roundPercent(((actual - start) / (target - start)) * 100);
}

/** Percents are stored with four decimals, so what is computed equals what is read back. */
export function roundPercent(percent: number): number {
  return withoutNegativeZero(Math.round(percent * percentPrecision) / percentPrecision);
}
