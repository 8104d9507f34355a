export const measureTypes = ["CURRENCY", "PERCENTAGE", "COUNT"] as const;
export type MeasureType = (typeof measureTypes)[number];

/** What is counted, and in what. `currency` is an ISO 4217 code. */
export type Measure =
  | { readonly type: "CURRENCY"; readonly currency: string }
  | { readonly type: "PERCENTAGE" }
  | { readonly type: "COUNT" };

const valuePrecision = 1_000_000;

/** The measure of a record, as its two columns hold it. */
export function measureOf({
  measureType,
  currency,
}: {
  readonly measureType: MeasureType;
  readonly currency: string | null;
}): Measure {
  return measureType === "CURRENCY" ? { type: "CURRENCY", currency: currency ?? "" } : { type: measureType };
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

export function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}
