/** An option of the cycle's question and a box of its grid; row 1 is the lowest, column 1 the leftmost. */
export type Placement = { option: string | null; row: number | null; column: number | null };

/** One place a person can stand in: `box:3:2` of the grid, or `option:exceeds` where the cycle has none. */
export type PlaceId = string;

export type BoardCycle = {
  options: readonly { id: string; label: string; score: number; displayOrder: number }[];
  grid: {
    rows: number;
    columns: number;
    /** `rating` is the option that whoever stands in the box is rated with. */
    boxes: readonly { row: number; column: number; label: string; tone: string; rating: string }[];
  } | null;
};

export type BoardPlace = {
  id: PlaceId;
  label: string;
  tone: string;
  row: number;
  column: number;
  /** In a grid, the label of the rating that whoever stands there has. */
  rating: string | null;
};

export const unplaced: Placement = { option: null, row: null, column: null };

/** Where somebody stands: what was settled, else what was proposed. */
export const standingOf = (of: { settled: Placement | null; proposed: Placement | null }): Placement =>
  of.settled ?? of.proposed ?? unplaced;

/** The places of a board in reading order: the top row of the grid first, or the options from the lowest on. */
export function placesOf({ grid, options }: BoardCycle): BoardPlace[] {
  if (grid)
    return [...grid.boxes]
      .sort((one, other) => other.row - one.row || one.column - other.column)
      .map((box) => ({
        ...box,
        id: `box:${box.row}:${box.column}`,
        rating: options.find(({ id }) => id === box.rating)?.label ?? null,
      }));
  return [...options]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map(({ id, label }, index) => ({
      id: `option:${id}`,
      label,
      tone: "grey",
      row: 1,
      column: index + 1,
      rating: null,
    }));
}

/** Where a placement stands on a board of this cycle; null where it stands nowhere yet. */
export function placeOf({ grid }: BoardCycle, placement: Placement | null): PlaceId | null {
  if (!placement) return null;
  if (grid) return placement.row && placement.column ? `box:${placement.row}:${placement.column}` : null;
  return placement.option ? `option:${placement.option}` : null;
}

/** What a person is given by being put in a place: the rest of what they have stays. Null where there is no such place. */
export function placedAt(cycle: BoardCycle, before: Placement, place: PlaceId): Placement | null {
  if (!placesOf(cycle).some(({ id }) => id === place)) return null;
  const [kind, first = "", second = ""] = place.split(":");
  if (kind === "box") return { ...before, row: Number(first), column: Number(second) };
  return { ...before, option: place.slice("option:".length) };
}

export const samePlacement = (one: Placement, other: Placement) =>
  one.option === other.option && one.row === other.row && one.column === other.column;
