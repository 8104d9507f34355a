import type { Placement } from "./place.ts";

export type Move = { id: string; revieweeId: string; before: Placement; after: Placement; undoes: string | null };

/**
 * Where everybody stood after the first so many moves, from where they stand now: the later ones are taken back, the last
 * first. `moves` are all of a group, oldest first.
 */
export function placementsAfter(
  now: ReadonlyMap<string, Placement>,
  moves: readonly Move[],
  count: number,
): Map<string, Placement> {
  const then = new Map(now);
  for (const { revieweeId, before } of moves.slice(count).toReversed()) then.set(revieweeId, before);
  return then;
}

/** The move of each person that can be taken back: their last, unless it took one back itself. */
export function undoable(moves: readonly Move[]): Set<string> {
  const last = new Map(moves.map((move) => [move.revieweeId, move]));
  return new Set([...last.values()].filter(({ undoes }) => undoes === null).map(({ id }) => id));
}
