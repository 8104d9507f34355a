/** Of fewer people nothing is told of how they feel: it could be guessed whose it is. */
export const fewestPeople = 5;

export type AnsweredGroup = { people: number };

/**
 * The groups of which something may be told: of each at least so many answered, and of all that are left out together, too,
 * or nobody; otherwise what is left out could be worked out from the whole.
 */
export function tellable<Group extends AnsweredGroup>(groups: readonly Group[]): Set<Group> {
  const told = groups.filter(({ people }) => people >= fewestPeople).toSorted((a, b) => b.people - a.people);
  const count = (some: readonly Group[]) => some.reduce((sum, { people }) => sum + people, 0);
  const leftOut = () => count(groups) - count(told);
  while (told.length > 0 && leftOut() > 0 && leftOut() < fewestPeople) told.pop();
  return new Set(told);
}

/** A mean of what people said, to one digit; null where too few said anything. */
export function suppressed(mean: number | null, people: number): number | null {
  return mean === null || people < fewestPeople ? null : Math.round(mean * 10) / 10;
}
