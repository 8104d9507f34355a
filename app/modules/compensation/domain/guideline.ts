import type { Fraction } from "./exact.ts";

export const guidelineTypes = ["PERFORMANCE_LINKED", "NONE"] as const;
export type GuidelineType = (typeof guidelineTypes)[number];

/** Where somebody's base pay stands in the range of their job: thirds, and none where the job has no range. */
export const zones = ["LOWER", "MIDDLE", "UPPER", "NONE"] as const;
export type Zone = (typeof zones)[number];
export type Band = { readonly minimum: number; readonly midpoint: number; readonly maximum: number };

/** Below the range counts as its lower third, above it as its upper. */
export function zoneOf(base: number, band: Band | null): Zone {
  if (!band || band.maximum <= band.minimum) return "NONE";
  const third = BigInt(band.maximum - band.minimum);
  const above = BigInt(base - band.minimum) * 3n;
  if (above < third) return "LOWER";
  return above < third * 2n ? "MIDDLE" : "UPPER";
}

/** Base pay against the middle of the range, in basis points: 10,000 is the middle. */
export function compaRatio(base: number, band: Band | null): number | null {
  return band && band.midpoint > 0 ? Number((BigInt(base) * 10_000n) / BigInt(band.midpoint)) : null;
}

/** A part of base pay in basis points, to the nearest. */
export function percentOf(part: number, base: number): number {
  return base > 0 ? Number((BigInt(part) * 10_000n + BigInt(base) / 2n) / BigInt(base)) : 0;
}

/** What a rating in a zone is worth, in basis points of base pay: 320 is 3.2 %. */
export type GuidelineRow = {
  readonly rating: string;
  readonly zone: Zone;
  readonly minimum: number;
  readonly target: number;
  readonly maximum: number;
};

/** The row of a guideline for a rating and zone; of a job without range the middle counts. Null where there is none. */
export function rowFor(rows: readonly GuidelineRow[], rating: string | null, zone: Zone): GuidelineRow | null {
  const asked = zone === "NONE" ? "MIDDLE" : zone;
  return rows.find((row) => row.rating === rating && row.zone === asked) ?? null;
}

/** The rows whose least, target and most are out of order, or nothing that can be paid. */
export function wrongRows(rows: readonly GuidelineRow[]): GuidelineRow[] {
  return rows.filter(
    ({ minimum, target, maximum }) => !(0 <= minimum && minimum <= target && target <= maximum && maximum <= 10_000),
  );
}

export const basisPoints = (points: number): Fraction => ({ numerator: points, denominator: 10_000 });
