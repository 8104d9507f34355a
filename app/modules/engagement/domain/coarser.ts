import { blocksOf, type Block, type BlockRule } from "./blocks.ts";
import type { Attribute, Frame, Group, Place } from "./survey.ts";

type Told = { groups: readonly Group[]; frame: Frame };

/** Comments that may not be told any more stand in this group, which is nobody's. */
export const nowhere = -1;

/**
 * Published blocks joined until at least so many answers stand behind each. Whole blocks alone are joined, so that whoever
 * kept the old numbers learns nothing from the new ones; what is too few in all is told no more.
 */
export function coarserBlocks(
  blocks: readonly Block[],
  { groups, frame }: Told,
  fewest: number,
  isAgainst?: BlockRule["isAgainst"],
): Block[] {
  const placed = blocks.map((block, number): Group => ({
    number,
    place: placeOf(
      groups.filter((group) => block.groups.includes(group.number)),
      frame,
    ),
    asked: 0,
  }));
  const answersOf = (number: number) => {
    const { answered, counts } = blocks[number]!;
    return { answered, counts: new Map(Object.entries(counts)) };
  };
  const rule = { order: frame.attributes, fewest, above: frame.above, isAgainst };
  return blocksOf(placed, answersOf, rule).map((joined) => ({
    ...joined,
    groups: joined.groups.flatMap((number) => blocks[number]!.groups).sort((one, other) => one - other),
  }));
}

/**
 * In which groups comments stand once so many forms must lie behind them, by the groups they stood in. How many forms lie
 * behind these is told by the blocks of forms alone: what overlaps is taken together.
 */
export function coarserPlaces(
  places: readonly (readonly number[])[],
  forms: readonly Block[],
  told: Told,
  fewest: number,
): (place: readonly number[]) => number[] {
  let together: Block[] = forms.map((block) => ({ ...block, counts: {} }));
  for (const place of places) {
    const touched = together.filter(({ groups }) => groups.some((number) => place.includes(number)));
    const groups = new Set([...place, ...touched.flatMap((block) => block.groups)]);
    const answered = touched.reduce((sum, block) => sum + block.answered, 0);
    together = [
      ...together.filter((block) => !touched.includes(block)),
      { groups: [...groups].sort((one, other) => one - other), answered, counts: {} },
    ];
  }
  const joined = coarserBlocks(together, told, fewest);
  return (place) => joined.find(({ groups }) => place.every((number) => groups.includes(number)))?.groups ?? [nowhere];
}

/** What is true of all of the groups, each attribute as closely as they have it in common. */
function placeOf(groups: readonly Group[], { attributes, above }: Frame): Place {
  const waysUp = (id: string | null | undefined) => {
    const way: string[] = [];
    for (let at = id ?? undefined; at !== undefined && !way.includes(at); at = above[at]) way.push(at);
    return way;
  };
  const common = (attribute: Attribute) => {
    const [first = [], ...others] = groups.map(({ place }) => waysUp(place[attribute]));
    return first.find((id) => others.every((way) => way.includes(id))) ?? null;
  };
  return Object.fromEntries(attributes.map((attribute) => [attribute, common(attribute)]));
}
