import { fewestPeople, tellable } from "#app/platform/privacy/small-groups.ts";

export type CountedGroup = { readonly count: number; readonly givers: number; readonly receivers: number };

/** As many as gave it, and as many as got it, are to hide among: the fewer of them count. */
const people = ({ count, givers, receivers }: CountedGroup) =>
  count === 0 ? 0 : Math.max(1, Math.min(givers, receivers));

/** The number of a group, null where it would tell of too few people; nothing at all is told as nothing. */
export function toldCount(group: CountedGroup): number | null {
  return group.count === 0 || people(group) >= fewestPeople ? group.count : null;
}

/** The numbers of several groups beside their sum; none that is hidden can be worked out from it. */
export function toldCounts(groups: readonly CountedGroup[]): (number | null)[] {
  const told = tellable(groups, { people });
  return groups.map((group) => (told.has(group) ? group.count : null));
}
