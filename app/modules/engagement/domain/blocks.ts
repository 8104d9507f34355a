import type { Attribute, Group } from "./survey.ts";

/** Groups that are told of together for one question, with what was answered: never fewer answers than the survey's fewest. */
export type Block = { groups: number[]; answered: number; counts: Record<string, number> };

export type BlockRule = {
  order: readonly Attribute[];
  fewest: number;
  /** By id of a unit or manager: the one above. Groups below the same one are joined first. */
  above?: Readonly<Record<string, string>>;
};

export type Answered = { answered: number; counts: ReadonlyMap<string, number> };

/**
 * Joins groups until at least so many answers stand behind each block. What is published is a sum of whole blocks, so that
 * no sum, difference or combination of published numbers speaks of fewer. Too few answers in all make no block.
 */
export function blocksOf(
  groups: readonly Group[],
  answersOf: (group: number) => Answered,
  { order, fewest, above = {} }: BlockRule,
): Block[] {
  const keys = new Map(groups.map((group) => [group.number, keyOf(group, order, above)]));
  const sorted = [...keys].sort(([, one], [, other]) => (one < other ? -1 : 1)).map(([number]) => number);
  const given = sorted.filter((number) => answersOf(number).answered > 0);
  const size = (some: readonly number[]) => some.reduce((sum, number) => sum + answersOf(number).answered, 0);
  const joined: number[][] = [];
  let waiting: number[] = [];
  for (const number of given) {
    if (size([number]) >= fewest) joined.push([number]);
    else {
      waiting.push(number);
      if (size(waiting) < fewest) continue;
      joined.push(waiting);
      waiting = [];
    }
  }
  if (waiting.length > 0) {
    const nearest = nearestTo(joined, sorted, waiting[0]!);
    if (!nearest) return [];
    nearest.push(...waiting);
  }
  return joined.map((some) =>
    blockOf(
      some.toSorted((one, other) => one - other),
      answersOf,
    ),
  );
}

/** Groups with a common unit or manager stand together by it: the way from the top to each of its places. */
function keyOf({ place, number }: Group, order: readonly Attribute[], above: Readonly<Record<string, string>>): string {
  const ways = order.map((attribute) => {
    const way: string[] = [];
    for (let at = place[attribute] ?? undefined; at !== undefined && !way.includes(at); at = above[at]) way.unshift(at);
    return way.join("/");
  });
  return [...ways, String(number).padStart(6, "0")].join("|");
}

/** The block whose place is closest, in the order in which kin stand together. */
function nearestTo(joined: readonly number[][], sorted: readonly number[], number: number): number[] | undefined {
  const at = sorted.indexOf(number);
  const distance = (some: readonly number[]) => Math.min(...some.map((each) => Math.abs(sorted.indexOf(each) - at)));
  return joined.toSorted((one, other) => distance(one) - distance(other))[0];
}

function blockOf(groups: number[], answersOf: (group: number) => Answered): Block {
  const counts = new Map<string, number>();
  let answered = 0;
  for (const number of groups) {
    const given = answersOf(number);
    answered += given.answered;
    for (const [key, count] of given.counts) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return { groups, answered, counts: Object.fromEntries([...counts].sort()) };
}

/**
 * What was answered in some groups, from whole blocks alone; null where a block stands partly inside, for then it could be
 * worked out what a few of them answered.
 */
export function sumOf(blocks: readonly Block[], chosen: ReadonlySet<number>): Block | null {
  const inside = blocks.filter(({ groups }) => groups.some((number) => chosen.has(number)));
  if (inside.length === 0 || inside.some(({ groups }) => groups.some((number) => !chosen.has(number)))) return null;
  return mergeBlocks(inside);
}

function mergeBlocks(blocks: readonly Block[]): Block {
  const counts = new Map<string, number>();
  for (const block of blocks)
    for (const [key, count] of Object.entries(block.counts)) counts.set(key, (counts.get(key) ?? 0) + count);
  return {
    groups: blocks.flatMap(({ groups }) => groups),
    answered: blocks.reduce((all, { answered }) => all + answered, 0),
    counts: Object.fromEntries([...counts].sort()),
  };
}
