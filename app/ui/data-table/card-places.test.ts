import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { farthestPlace, placesOnCards } from "./card-places.ts";
import type { Column } from "./data-table-types.ts";

const column = (id: string, narrow?: boolean): Column<string> => ({
  ...{ id, header: id, render: (row) => row },
  ...(narrow === undefined ? {} : { narrow }),
});
const columns = [column("title", true), column("owner", true), column("place"), column("due", true)];

test("a card keeps the cells of columns that stay, counted behind the box where rows have one; its title is no line", () => {
  expect(placesOnCards(columns, false)).toBe("2 4");
  expect(placesOnCards(columns, true)).toBe("3 5");
  expect(placesOnCards([column("title", true)], true)).toBe("");
  expect(placesOnCards([column("title"), column("due")], true)).toBeUndefined();
});

test("the style sheet knows every place up to the farthest", () => {
  const sheet = readFileSync(join(import.meta.dirname, "data-table.module.css"), "utf8");
  const known = Array.from(sheet.matchAll(/data-cards~="(\d+)"\] td:nth-child\(\1\)/g), ([, place]) => Number(place));
  expect(known).toEqual(Array.from({ length: farthestPlace - 1 }, (_, index) => index + 2));
});
