import type { Placed } from "./coarsen.ts";
import type { Attribute, Frame, Group } from "./survey.ts";

/** By one attribute: how many units, teams or places can be told of if everybody answers, and the names of those too small for it. */
export type CanBeShown = { attribute: Attribute; shown: number; small: string[] };

/** What results could tell at best, attribute by attribute, of groups as a launch would make them. */
export function whatCanBeShown(
  people: readonly Placed[],
  { groups, frame, fewest }: { groups: readonly Group[]; frame: Frame; fewest: number },
): CanBeShown[] {
  return frame.attributes.map((attribute) => {
    const asked = askedWithin(groups, frame, attribute);
    const nodes = [...new Set(people.flatMap(({ paths }) => paths[attribute] ?? []))];
    const isShown = (id: string) => (asked.get(id) ?? 0) >= fewest;
    const small = nodes.filter((id) => !isShown(id)).map((id) => frame.names[id] ?? "");
    return {
      ...{ attribute, shown: nodes.filter(isShown).length },
      small: small.filter(Boolean).sort((one, other) => one.localeCompare(other)),
    };
  });
}

/** How many people are asked whose group is of a unit, team or place, or of one below it. */
function askedWithin(groups: readonly Group[], frame: Frame, attribute: Attribute): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { place, asked } of groups) {
    const seen = new Set<string>();
    for (let at = place[attribute] ?? undefined; at !== undefined && !seen.has(at); at = frame.above[at]) {
      seen.add(at);
      sums.set(at, (sums.get(at) ?? 0) + asked);
    }
  }
  return sums;
}
