/** Of fewer people than this nothing is told of what they said or how they were rated: it could be guessed whose it is. */
export const fewestPeople = 5;

type Rule<Group> = {
  /** How many people stand behind a group. */
  people: (group: Group) => number;
  fewest?: number;
};

/**
 * The groups of which something may be told where the whole is told too: of each at least so many people, and what is left
 * out is two groups or more of at least so many together, or none; otherwise it could be worked out from the whole. Where
 * it would be too little, the smallest of the others are left out as well. Nobody stands behind an empty group: it is told.
 */
export function tellable<Group>(
  groups: readonly Group[],
  { people, fewest = fewestPeople }: Rule<Group>,
): ReadonlySet<Group> {
  const ordered = groups.filter((group) => people(group) > 0).sort((one, other) => people(one) - people(other));
  const size = (some: readonly Group[]) => some.reduce((sum, group) => sum + people(group), 0);
  let hidden = ordered.findIndex((group) => people(group) >= fewest);
  if (hidden < 0) hidden = ordered.length;
  while (hidden > 0 && hidden < ordered.length && (hidden === 1 || size(ordered.slice(0, hidden)) < fewest))
    hidden += 1;
  return new Set(groups.filter((group) => !ordered.slice(0, hidden).includes(group)));
}

/** A mean of what people said, to one digit; null where too few said anything. */
export function suppressed(mean: number | null, people: number, fewest = fewestPeople): number | null {
  return mean === null || people < fewest ? null : Math.round(mean * 10) / 10;
}
