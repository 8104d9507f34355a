import { expect, test } from "vitest";
import { shareOf, turnOf, turns } from "./turn.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));

test("three days in a row have everything once, and nothing twice", () => {
  const items = Array.from({ length: 10 }, (_, index) => index);
  const had = [1, 2, 3].flatMap((number) => shareOf(items, String(turnOf(day(number)))));
  expect(turns).toBe(3);
  expect(had.toSorted((a, b) => a - b)).toEqual(items);
});

test("where nobody says whose turn it is, all is had", () => {
  expect(shareOf(["a", "b", "c", "d"], undefined)).toEqual(["a", "b", "c", "d"]);
});
