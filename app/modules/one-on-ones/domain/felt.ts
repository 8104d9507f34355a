import { fewestPeople, suppressed, tellable } from "#app/platform/privacy/small-groups.ts";

/** How people felt, or rated a 1:1, of 1 to 5: 1 and 2, 3, 4 and 5. */
export const feltBands = ["LOW", "MIDDLE", "HIGH"] as const;
export type FeltBand = (typeof feltBands)[number];

/** How many people said what last, each counted once, and the mean of what they said. */
export type FeltCounts = { mean: number | null } & Readonly<Record<FeltBand, number>>;

/** What may be told of it: percents of people; null where it would tell of too few. */
export type Felt = { mean: number | null; shares: Readonly<Record<FeltBand, number | null>> };

export const nothingFelt: Felt = { mean: null, shares: { LOW: null, MIDDLE: null, HIGH: null } };

export function peopleIn(counts: FeltCounts): number {
  return feltBands.reduce((sum, band) => sum + counts[band], 0);
}

/**
 * A mean of fewer than five people is not told. Nor is a share that stands for fewer, or by which one of fewer could be
 * worked out, nor any where all said the same: that would tell it of each of them.
 */
export function toldFelt(counts: FeltCounts): Felt {
  const people = peopleIn(counts);
  if (people < fewestPeople) return nothingFelt;
  const bands = feltBands.map((band) => ({ band, people: counts[band] }));
  const told = tellable(bands, { people: (one) => one.people });
  const apart = bands.filter((one) => one.people > 0).length > 1;
  const shareOf = (one: (typeof bands)[number]) =>
    apart && told.has(one) ? Math.round((one.people / people) * 100) : null;
  const [low, middle, high] = bands;
  return {
    mean: suppressed(counts.mean, people),
    shares: { LOW: shareOf(low!), MIDDLE: shareOf(middle!), HIGH: shareOf(high!) },
  };
}

/** The same for periods beside one another: a period of too few is not worked out from the others either. */
export function toldByPeriod<Period extends { felt: FeltCounts }>(periods: readonly Period[]): Map<Period, Felt> {
  const told = tellable(periods, { people: ({ felt }) => peopleIn(felt) });
  return new Map(periods.map((period) => [period, told.has(period) ? toldFelt(period.felt) : nothingFelt]));
}
