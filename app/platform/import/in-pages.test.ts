import { expect, test } from "vitest";
import { inPages } from "./in-pages.ts";

test("rows come so many at a time, in their order, the last page shorter, and none of nothing", () => {
  expect([...inPages([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...inPages([1, 2], 2)]).toEqual([[1, 2]]);
  expect([...inPages([], 2)]).toEqual([]);
});

test("no row is made before its page is asked for", () => {
  let made = 0;
  const rows = (function* () {
    for (; made < 10; made += 1) yield made;
  })();
  const read = [];
  for (const page of inPages(rows, 4)) read.push([page.length, made]);
  expect(read).toEqual([
    [4, 3],
    [4, 7],
    [2, 10],
  ]);
});
