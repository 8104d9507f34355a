import { fewestPeople } from "#app/platform/privacy/small-groups.ts";
import { dimensions, type Dimension } from "./dimensions.ts";

/** Somebody with where they stand. */
export type PlacedFact = { id: string } & Readonly<Record<Dimension, string | null>>;

/**
 * People in groups of at least five, each as alike as sizes allow: by unit first, then by place, function, grade, manager and
 * tenure. Whatever is told of them is told of whole groups, so that no two answers ever differ by fewer than five people: a
 * sum over groups, taken from another, is again a sum over groups. Fewer than five people are no group at all.
 */
export function blocksOf<Person extends PlacedFact>(people: readonly Person[]): Person[][] {
  if (people.length < fewestPeople) return [];
  return parted(people, dimensionsInOrder);
}

const dimensionsInOrder: readonly Dimension[] = ["unit", "location", "function", "grade", "manager", "tenure"];
if (dimensionsInOrder.length !== dimensions.length) throw new Error("Every dimension parts people into groups.");

function parted<Person extends PlacedFact>(people: readonly Person[], [dimension, ...later]: readonly Dimension[]) {
  if (!dimension) return [[...people]];
  return groupsBy(people, dimension).flatMap((group): Person[][] => parted(group, later));
}

/** Groups of one value each; those too small together, with the smallest of the others where they are too few even so. */
function groupsBy<Person extends PlacedFact>(people: readonly Person[], dimension: Dimension): Person[][] {
  const groups = [...Map.groupBy(people, (person) => person[dimension]).values()].sort((a, b) => a.length - b.length);
  const large = groups.filter(({ length }) => length >= fewestPeople);
  const rest = groups.filter(({ length }) => length < fewestPeople).flat();
  if (rest.length === 0) return large;
  if (rest.length >= fewestPeople) return [...large, rest];
  const [smallest = [], ...others] = large;
  return [...others, [...rest, ...smallest]];
}
