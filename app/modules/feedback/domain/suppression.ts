/** Numbers about fewer people than this are not told: too few to hide in. */
export const fewestPeople = 5;

export type CountedGroup = { readonly count: number; readonly givers: number; readonly receivers: number };

/** The number of a group, null where it would tell of too few people; nothing at all is told as nothing. */
export function toldCount({ count, givers, receivers }: CountedGroup): number | null {
  if (count === 0) return 0;
  return givers >= fewestPeople && receivers >= fewestPeople ? count : null;
}

/**
 * The numbers of several groups beside their sum: where exactly one of them is hidden, the sum would give it away, so the
 * smallest of the others is hidden as well.
 */
export function toldCounts(groups: readonly CountedGroup[]): (number | null)[] {
  const told = groups.map(toldCount);
  if (told.filter((one) => one === null).length !== 1) return told;
  const others = told.filter((one): one is number => one !== null && one > 0);
  if (others.length === 0) return told;
  const smallest = told.indexOf(Math.min(...others));
  return told.map((one, index) => (index === smallest ? null : one));
}
