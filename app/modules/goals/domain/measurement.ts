export const measureTypes = ["CURRENCY", "PERCENTAGE", "COUNT"] as const;
export type MeasureType = (typeof measureTypes)[number];

/** What a goal is counted in. `currency` is an ISO 4217 code. */
export type Measure =
  | { readonly type: "CURRENCY"; readonly currency: string }
  | { readonly type: "PERCENTAGE" }
  | { readonly type: "COUNT" };

/**
 * The three numbers progress is computed from. For CURRENCY they are integer minor units (paise, cents);
 * for PERCENTAGE and COUNT plain numbers. `actual` is null until the first value is given.
 */
export type ProgressValues = { readonly start: number; readonly target: number; readonly actual: number | null };

const percentPrecision = 10_000;
const valuePrecision = 1_000_000;

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

/** Rounds a value to what its measure can hold: whole minor units for money, six decimals otherwise. */
export function roundValue(measure: Measure, value: number): number {
  if (measure.type === "CURRENCY") return withoutNegativeZero(Math.round(value));
  return withoutNegativeZero(Math.round(value * valuePrecision) / valuePrecision);
}

/** Whether a value can be stored in this measure: money must be whole minor units within the safe integers. */
export function isValueAllowed(measure: Measure, value: number): boolean {
  return measure.type === "CURRENCY" ? Number.isSafeInteger(value) : Number.isFinite(value);
}

/** Same type, and for money the same currency: only then may values be added. */
export function sameMeasure(one: Measure, other: Measure): boolean {
  if (one.type === "CURRENCY" && other.type === "CURRENCY") return one.currency === other.currency;
  return one.type === other.type;
}

function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}
