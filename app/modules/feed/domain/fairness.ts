/** Fewer people than this are never told of as a group. */
export const smallestGroup = 5;

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
  if (counts.length < smallestGroup) return null;
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
  const topShare = total === 0 || topPeople < smallestGroup ? null : Math.round((topSum / total) * 100);
  return { none, some, much, topShare, total };
}

/** Small groups are hidden, and then the next smallest for as long as those hidden are one group, or fewer than five people. */
function withoutSmall(groups: readonly number[]): (number | null)[] {
  const sizes = groups.map((size, index) => ({ size, index })).filter(({ size }) => size > 0);
  const ordered = sizes.toSorted((one, other) => one.size - other.size);
  const hidden = ordered.filter(({ size }) => size < smallestGroup);
  const isTold = () => hidden.length === 1 || hidden.reduce((sum, { size }) => sum + size, 0) < smallestGroup;
  while (hidden.length > 0 && hidden.length < ordered.length && isTold()) hidden.push(ordered[hidden.length]!);
  return groups.map((size, index) => (hidden.some((each) => each.index === index) ? null : size));
}
