import fc from "fast-check";
import { expect, test } from "vitest";
import { placedAt, placeOf, placesOf, unplaced, type BoardCycle } from "./place.ts";

const boxes = [1, 2, 3].flatMap((row) =>
  [1, 2, 3].map((column) => ({ row, column, label: `${row} ${column}`, tone: "grey", rating: "" })),
);
const options = [1, 2, 3].map((score) => ({ id: `o:${score}`, label: `O${score}`, score, displayOrder: score }));
const withGrid: BoardCycle = { options, grid: { rows: 3, columns: 3, boxes } };
const withoutGrid: BoardCycle = { options, grid: null };

test("a grid is read from its top row down, options from the lowest on", () => {
  expect(
    placesOf(withGrid)
      .map(({ id }) => id)
      .slice(0, 4),
  ).toEqual(["box:3:1", "box:3:2", "box:3:3", "box:2:1"]);
  expect(placesOf(withoutGrid).map(({ id }) => id)).toEqual(["option:o:1", "option:o:2", "option:o:3"]);
});

test("whoever is put in a place stands there, and keeps the rest", () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(withGrid, withoutGrid)
        .chain((cycle) =>
          fc.record({ cycle: fc.constant(cycle), place: fc.constantFrom(...placesOf(cycle).map(({ id }) => id)) }),
        ),
      fc.option(fc.constantFrom("o:1", "o:2"), { nil: null }),
      ({ cycle, place }, option) => {
        const before = { option, row: 1, column: 2 };
        const after = placedAt(cycle, before, place)!;
        expect(placeOf(cycle, after)).toBe(place);
        if (cycle.grid) expect(after.option).toBe(option);
        else expect([after.row, after.column]).toEqual([1, 2]);
      },
    ),
  );
});

test("there is no other place", () => {
  for (const place of ["box:4:1", "box:0:1", "option:o:9", "", "box:1"]) {
    expect(placedAt(withGrid, unplaced, place)).toBeNull();
    expect(placedAt(withoutGrid, unplaced, place)).toBeNull();
  }
  expect(placeOf(withGrid, unplaced)).toBeNull();
});
