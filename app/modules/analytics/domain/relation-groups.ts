import { enoughToCompare } from "./intervals.ts";

/** People with a first value of so much, in whole numbers: how many, and the sums of their second values and its squares. */
export type ValueSums = { from: number; people: number; sum: number; squares: number };
export type GroupSums = ValueSums & { below: number | null };

const mostGroups = 4;

/**
 * Neighbouring values together until each group has people enough to be compared, in four groups at most. Where the values
 * are cut follows from how many people have them alone, never from what the groups turn out to say.
 */
export function relationGroups(values: readonly ValueSums[]): GroupSums[] {
  const all = values.reduce((sum, { people }) => sum + people, 0);
  const enough = Math.max(enoughToCompare, Math.ceil(all / mostGroups));
  const groups: ValueSums[] = [];
  for (const value of values.toSorted((one, other) => one.from - other.from)) {
    const last = groups.at(-1);
    if (last && last.people < enough) groups.splice(-1, 1, together(last, value));
    else groups.push(value);
  }
  const [rest, before] = [groups.at(-1), groups.at(-2)];
  if (rest && before && rest.people < enoughToCompare) groups.splice(-2, 2, together(before, rest));
  return groups.map((group, place) => ({ ...group, below: groups[place + 1]?.from ?? null }));
}

const together = (one: ValueSums, other: ValueSums): ValueSums => ({
  from: one.from,
  people: one.people + other.people,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

/** The mean of a group, and how far its people lie from it. */
export function spreadOf({ people, sum, squares }: ValueSums): { people: number; mean: number; deviation: number } {
  const mean = people > 0 ? sum / people : 0;
  const variance = people > 1 ? (squares - people * mean * mean) / (people - 1) : 0;
  return { people, mean, deviation: Math.sqrt(Math.max(0, variance)) };
}
