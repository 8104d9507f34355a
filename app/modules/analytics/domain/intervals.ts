/** Fewer people than this say too little to compare them with others. */
export const enoughToCompare = 10;

export type Spread = { people: number; mean: number; deviation: number };

/** The range in which the mean of people like these lies in 95 of 100 cases, by their spread. */
export function intervalOf({ people, mean, deviation }: Spread): { low: number; high: number } {
  const margin = people > 0 ? (1.96 * deviation) / Math.sqrt(people) : Infinity;
  return { low: mean - margin, high: mean + margin };
}

/**
 * The same of a share in percent (the interval of Wilson): ten people of ten are no proof that the eleventh is one too, so
 * the range has a width even where all are alike, and it never leaves 0 to 100.
 */
export function intervalOfShare({ people, mean }: Pick<Spread, "people" | "mean">): { low: number; high: number } {
  if (people === 0) return { low: 0, high: 100 };
  const [share, square] = [mean / 100, 1.96 * 1.96];
  const scale = 1 + square / people;
  const middle = (share + square / (2 * people)) / scale;
  const margin = (1.96 * Math.sqrt((share * (1 - share)) / people + square / (4 * people * people))) / scale;
  return { low: Math.max(0, middle - margin) * 100, high: Math.min(1, middle + margin) * 100 };
}

/** Whether two ranges have nothing in common: only then groups are said to differ. */
export function areApart(one: { low: number; high: number }, other: { low: number; high: number }): boolean {
  return one.high < other.low || other.high < one.low;
}
