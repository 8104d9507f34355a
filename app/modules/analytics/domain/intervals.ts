/** Fewer people than this say too little to compare them with others. */
export const enoughToCompare = 10;

export type Spread = { people: number; mean: number; deviation: number };

/** The range in which the mean of people like these lies in 95 of 100 cases, by their spread. */
export function intervalOf({ people, mean, deviation }: Spread): { low: number; high: number } {
  const margin = people > 0 ? (1.96 * deviation) / Math.sqrt(people) : Infinity;
  return { low: mean - margin, high: mean + margin };
}

/** Whether two ranges have nothing in common: only then groups are said to differ. */
export function areApart(one: { low: number; high: number }, other: { low: number; high: number }): boolean {
  return one.high < other.low || other.high < one.low;
}
