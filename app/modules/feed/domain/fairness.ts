import { fewestPeople, tellable } from "#app/platform/privacy/small-groups.ts";

/** How something is spread over people, by how often each has it. */
export type Spread = {
  /** How many people had none, some (1 to 3) and much (4 and more); null where so few that one could be told. */
  readonly none: number | null;
  readonly some: number | null;
  readonly much: number | null;
  /** What share of all the tenth with the most has, in percent; null where there is none. */
  readonly topShare: number | null;
  readonly total: number;
};

/**
 * The spread, or null where there are fewer than five people at all. A group of one to four is left out, and others with it,
 * for what is left out alone would be what is missing from the whole.
 */
export function spreadOf(counts: readonly number[]): Spread | null {
  if (counts.length < fewestPeople) return null;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const groups = [
    counts.filter((count) => count === 0).length,
    counts.filter((count) => count > 0 && count < 4).length,
    counts.filter((count) => count >= 4).length,
  ];
  const [none, some, much] = withoutSmall(groups) as [number | null, number | null, number | null];
  const topPeople = Math.ceil(counts.length / 10);
  const top = counts.toSorted((one, other) => other - one).slice(0, topPeople);
  const topSum = top.reduce((sum, count) => sum + count, 0);
  const topShare = total === 0 || topPeople < fewestPeople ? null : Math.round((topSum / total) * 100);
  return { none, some, much, topShare, total };
}

/** Small groups are hidden, and others with them; a group of nobody is told. */
function withoutSmall(groups: readonly number[]): (number | null)[] {
  const sizes = groups.map((size) => ({ size }));
  const told = tellable(sizes, { people: ({ size }) => size });
  return sizes.map((one) => (told.has(one) ? one.size : null));
}
