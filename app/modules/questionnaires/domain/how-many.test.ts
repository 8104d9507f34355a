import { expect, test } from "vitest";
import { howMany } from "./how-many.ts";

test.each([
  [0, 50, { says: "any" }],
  [2, 50, { says: "at-least", count: 2 }],
  [0, 3, { says: "up-to", count: 3 }],
  [2, 2, { says: "exactly", count: 2 }],
  [1, 3, { says: "so-many", least: 1, most: 3 }],
] as const)("from %i to %i of five options has a hint of its own", (fewest, most, said) => {
  expect(howMany({ options: 5, fewest, most })).toEqual(said);
});

test("bounds beyond the options there are become what can be chosen", () => {
  expect(howMany({ options: 2, fewest: 4, most: 9 })).toEqual({ says: "exactly", count: 2 });
});
