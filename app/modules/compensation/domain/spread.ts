/** Raises of many in basis points: the least, the middle and the most; null where there is nobody. */
export type Spread = { lowest: number; median: number; highest: number };

/** How far raises lie apart. Of an even number of people the middle is the lower of the two. */
export function spreadOf(shares: readonly number[]): Spread | null {
  if (shares.length === 0) return null;
  const ordered = shares.toSorted((one, other) => one - other);
  return { lowest: ordered[0]!, median: ordered[Math.floor((ordered.length - 1) / 2)]!, highest: ordered.at(-1)! };
}
