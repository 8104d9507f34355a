import type { BoardPlace, PlaceId } from "./place.ts";

export type DistributionLine = {
  place: BoardPlace;
  people: number;
  /** Percent of those who stand somewhere; null while nobody does. */
  share: number | null;
  /** Percent expected, where the cycle has a guideline for the place. */
  guideline: number | null;
  /** People more (or, below zero, fewer) than the guideline, rounded to whole people; null without one. */
  over: number | null;
};

/** How many stand where, beside what the guideline expects of a group of this size. */
export function distributionOf(
  places: readonly BoardPlace[],
  standing: readonly (PlaceId | null)[],
  guidelines: ReadonlyMap<PlaceId, number>,
): DistributionLine[] {
  const placed = standing.filter((place) => place !== null);
  return places.map((place) => {
    const people = placed.filter((id) => id === place.id).length;
    const guideline = guidelines.get(place.id) ?? null;
    return {
      place,
      people,
      share: placed.length === 0 ? null : (people / placed.length) * 100,
      guideline,
      over: guideline === null ? null : people - Math.round((guideline * placed.length) / 100),
    };
  });
}
