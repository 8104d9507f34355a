import type { Block } from "./blocks.ts";

/** Groups of a survey, by number, that are told of together. */
export type Together = readonly number[];

/**
 * Groups joined until no block of any of these questions is cut: what is told of each of the parts is a sum of whole blocks,
 * whichever of the questions are put together. Groups in none of the blocks stand alone.
 */
export function toldTogether(groups: readonly number[], questions: readonly (readonly Block[])[]): number[][] {
  const partOf = new Map(groups.map((number) => [number, [number]]));
  for (const {
    groups: [first, ...others],
  } of questions.flat()) {
    const part = partOf.get(first!);
    if (!part) continue;
    for (const number of others) {
      const other = partOf.get(number);
      if (!other || other === part) continue;
      part.push(...other);
      for (const moved of other) partOf.set(moved, part);
    }
  }
  return [...new Set(partOf.values())].map((part) => part.toSorted((one, other) => one - other));
}

/** Parts that are too little to be told of joined with one another, and with the smallest of the rest where that is too little too. */
export function joinSmall(parts: readonly Together[], isEnough: (part: Together) => boolean): Together[] {
  const large = parts.filter((part) => isEnough(part)).toSorted((one, other) => one.length - other.length);
  let rest = parts.filter((part) => !isEnough(part)).flat();
  if (rest.length === 0) return large;
  while (!isEnough(rest)) {
    const smallest = large.shift();
    if (!smallest) return [];
    rest = [...rest, ...smallest];
  }
  return [...large, rest];
}
