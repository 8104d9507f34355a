import type { CycleSettings } from "./cycle-settings.ts";
import { gridOfSize, sizeOf, type Grid, type GridBox } from "./grid.ts";

type Calibration = CycleSettings["calibration"];
type Place = Pick<GridBox, "row" | "column">;

/**
 * The rating proposed for a box: performance runs along the columns, so the leftmost stands for the lowest option and the
 * rightmost for the highest. Potential, which runs along the rows, says nothing about what somebody did.
 */
export function proposedRating(
  { options, columns }: Pick<Calibration, "options" | "columns">,
  { column }: Place,
): string {
  const share = columns > 1 ? (column - 1) / (columns - 1) : 1;
  return options[Math.round(share * (options.length - 1))]!.id;
}

/** The grid of a cycle, each box with the rating it stands for: as declared, else as proposed. */
export function gridOf({ calibration }: Pick<CycleSettings, "calibration">): Grid | null {
  const { grid, grids, rows, columns, options } = calibration;
  if (!grid) return null;
  const { boxes } = gridOfSize(grids, rows, columns);
  const known = (id: string) => options.some((option) => option.id === id);
  const rating = (box: GridBox) => (known(box.rating) ? box.rating : proposedRating(calibration, box));
  return { rows, columns, boxes: boxes.map((box) => ({ ...box, rating: rating(box) })) };
}

/** The rating of whoever stands in a box; null where there is no such box. */
export function ratingOfBox(settings: Pick<CycleSettings, "calibration">, { row, column }: Place): string | null {
  return gridOf(settings)?.boxes.find((box) => box.row === row && box.column === column)?.rating ?? null;
}

/** What is kept of a declared grid: a rating as proposed stays a proposal, which follows the scale when that changes. */
export function keptGrids(calibration: Calibration): Calibration["grids"] {
  const { rows, columns, grids } = calibration;
  const size = sizeOf(rows, columns);
  const boxes = grids[size];
  if (!boxes) return grids;
  const kept = boxes.map((box) => (box.rating === proposedRating(calibration, box) ? { ...box, rating: "" } : box));
  return { ...grids, [size]: kept };
}
