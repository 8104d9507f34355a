import type { Attribute, Group } from "./survey.ts";

/** Groups that are told of together for one question, with what was answered: never fewer answers than the survey's fewest. */
export type Block = { groups: number[]; answered: number; counts: Record<string, number> };

export type BlockRule = {
  order: readonly Attribute[];
  fewest: number;
  /** By id of a unit or manager: the one above. Groups below the same one are joined first. */
  above?: Readonly<Record<string, string>>;
  /** Whether an answer speaks against what is asked; left out, where answers have no sides. */
  isAgainst?: ((key: string) => boolean) | undefined;
};

export type Answered = { answered: number; counts: ReadonlyMap<string, number> };

/**
 * Joins groups until at least so many answers stand behind each block. What is published is a sum of whole blocks, so that
 * no sum, difference or combination of published numbers speaks of fewer. Too few answers in all make no block. Kin is
 * joined with kin: what is too small within a unit joins the smallest beside it, so that the unit itself can still be told of.
 */
export function blocksOf(
  groups: readonly Group[],
  answersOf: (group: number) => Answered,
  { order, above = {}, ...enough }: BlockRule,
): Block[] {
  const given = groups
    .map((group): Kin => ({
      number: group.number,
      ...answersOf(group.number),
      way: wayOf(group, order, above),
    }))
    .filter(({ answered }) => answered > 0);
  if (!isEnough(given, enough)) return [];
  return joinKin(given, 0, enough).map((some) =>
    blockOf(
      some.map(({ number }) => number).toSorted((one, other) => one - other),
      answersOf,
    ),
  );
}

/** A group with what was answered, and the way from the widest that is true of it to itself. */
type Kin = Answered & { number: number; way: readonly string[] };

const sizeOf = (some: readonly Kin[]) => some.reduce((sum, { answered }) => sum + answered, 0);

type Enough = Pick<BlockRule, "fewest" | "isAgainst">;

/** Fewer than so many are told of only where somebody among them is not against. */
const fewestAllAgainst = (fewest: number) => fewest * 2;

/**
 * Whether groups can be told of together: so many answers, and not all of them the same, for that would say of each person
 * what they answered. Few who are all against are not told of either, however they differ, for it would be held against each
 * of them. In named surveys, where one is enough, nothing is kept from anybody.
 */
function isEnough(some: readonly Kin[], { fewest, isAgainst }: Enough): boolean {
  const answered = sizeOf(some);
  if (answered < fewest) return false;
  if (fewest === 1) return true;
  const keys = new Set(some.flatMap(({ counts }) => [...counts.keys()]));
  const countOf = (key: string) => some.reduce((sum, { counts }) => sum + (counts.get(key) ?? 0), 0);
  if ([...keys].some((key) => countOf(key) === answered)) return false;
  if (!isAgainst || answered >= fewestAllAgainst(fewest)) return true;
  return [...keys].some((key) => !isAgainst(key) && countOf(key) > 0);
}

/** Blocks of groups that have the way in common as far as `depth`; together they are enough to be told of. */
function joinKin(kin: readonly Kin[], depth: number, enough: Enough): Kin[][] {
  if (kin.length === 1) return [[...kin]];
  const branches = [...Map.groupBy(kin, ({ way }) => way[depth] ?? "").values()];
  const large = branches.filter((branch) => isEnough(branch, enough));
  const small = branches.filter((branch) => !large.includes(branch)).flat();
  const joined = large
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .map((branch) => joinKin(branch, depth + 1, enough));
  if (small.length === 0) return joined.flat();
  if (isEnough(small, enough)) return [...joined.flat(), ...inTurn(small, enough)];
  // The smallest block of the smallest branch takes them in: least is lost.
  const [host] = joined[0]!.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  host!.push(...small);
  return joined.flat();
}

/** One after another until there are enough; what is left over at last joins the last. */
function inTurn(some: readonly Kin[], enough: Enough): Kin[][] {
  const joined: Kin[][] = [];
  let waiting: Kin[] = [];
  for (const each of some) {
    waiting.push(each);
    if (!isEnough(waiting, enough)) continue;
    joined.push(waiting);
    waiting = [];
  }
  joined.at(-1)!.push(...waiting);
  return joined;
}

/** For each attribute the way from the top to the group's place; its own number at last. */
function wayOf(
  { place, number }: Group,
  order: readonly Attribute[],
  above: Readonly<Record<string, string>>,
): string[] {
  const ways = order.flatMap((attribute) => {
    const way: string[] = [];
    for (let at = place[attribute] ?? undefined; at !== undefined && !way.includes(at); at = above[at]) way.unshift(at);
    return way;
  });
  return [...ways, `number ${number}`];
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
