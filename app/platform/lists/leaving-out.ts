import { LRUCache } from "lru-cache";
import { shapingRows } from "#tenancy/kept-rows.ts";

/** Choices of columns that are remembered, of each list. */
const max = 200;

/** Rows of a list without what only its hidden columns would show; a row that is kept for many is one object for all who hide the same. */
export function leavingOut<Row extends object, Shown extends object = Row>(
  thinned: (row: Row, hidden: readonly string[]) => Shown,
): (rows: readonly Row[], hidden: readonly string[]) => Shown[] {
  const shapes = new LRUCache<string, (row: Row) => Shown>({ max });
  return (rows, hidden) => {
    const key = hidden.toSorted().join();
    const shape = shapes.get(key) ?? shapingRows((row: Row) => thinned(row, hidden));
    shapes.set(key, shape);
    return rows.map(shape);
  };
}
