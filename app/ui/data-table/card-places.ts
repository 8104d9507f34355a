import type { Column } from "./data-table-types.ts";

/** As far as the style sheet knows cells by their place; those behind say it themselves. */
export const farthestPlace = 16;

/** The place of a column's cells in their row, from 1; before them there may be a box. */
export const placeOf = (index: number, withBoxes: boolean) => index + (withBoxes ? 2 : 1);

/**
 * The places of the cells that a card keeps, said once a table and not on each of a thousand cells; nothing where no column says
 * that it stays on a narrow screen. What names the row is the title of its card.
 */
export function placesOnCards<Row>(columns: readonly Column<Row>[], withBoxes: boolean): string | undefined {
  if (!columns.some(({ narrow }) => narrow)) return undefined;
  return columns.flatMap(({ narrow }, index) => (narrow && index > 0 ? placeOf(index, withBoxes) : [])).join(" ");
}
