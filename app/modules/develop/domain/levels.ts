/** Levels every company has; between them and beside them stand its own. */
export const standardLevels = ["BEGINNER", "INTERMEDIATE", "ADVANCED"] as const;
export type StandardLevel = (typeof standardLevels)[number];

/** A level as it is chosen: `id` is the word of a standard one or the id of the company's own, whose `name` is given. */
export type Level = { id: string; name: string | null; rank: number };

export const standardRanks: Readonly<Record<StandardLevel, number>> = {
  BEGINNER: 100,
  INTERMEDIATE: 200,
  ADVANCED: 300,
};

/** All levels in their order: the standard ones, and the company's own between them. */
export function withOwnLevels(own: readonly Level[]): Level[] {
  const standard = standardLevels.map((id): Level => ({ id, name: null, rank: standardRanks[id] }));
  return [...standard, ...own].sort((a, b) => a.rank - b.rank);
}

/** How many levels lie from one rank up to another: negative below it. Ranks are counted among the levels there are. */
export function stepsBetween(levels: readonly Pick<Level, "rank">[], from: number, to: number): number {
  const below = (rank: number) => levels.filter((level) => level.rank < rank).length;
  return below(to) - below(from);
}

/** A level as a number: how high it stands among the levels there are, and how high what is expected does. */
export type Score = { reached: number; expected: number | null; of: number };

export function scoreOf(
  levels: readonly Pick<Level, "rank">[],
  reachedRank: number,
  expectedRank: number | null,
): Score {
  const place = (rank: number) => levels.filter((level) => level.rank <= rank).length;
  return {
    reached: place(reachedRank),
    expected: expectedRank === null ? null : place(expectedRank),
    of: levels.length,
  };
}
