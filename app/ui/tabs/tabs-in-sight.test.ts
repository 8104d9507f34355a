import { expect, test } from "vitest";
import { tabsInSight } from "./tabs-in-sight.ts";

const tabs = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `tab-${place + 1}` }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => Number(id.slice(4)));

test("tabs that fit into one line all stand in it", () => {
  expect(tabsInSight(tabs(8), "tab-8")).toEqual({ shown: tabs(8), rest: [] });
});

test("of many the first stand in the line and the others behind it", () => {
  const { shown, rest } = tabsInSight(tabs(14), "tab-2");
  expect(ids(shown)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ids(rest)).toEqual([8, 9, 10, 11, 12, 13, 14]);
});

test("the one in sight stands in the line, and none is lost or said twice", () => {
  const { shown, rest } = tabsInSight(tabs(14), "tab-12");
  expect(ids(shown)).toEqual([1, 2, 3, 4, 5, 6, 12]);
  expect(ids(rest)).toEqual([7, 8, 9, 10, 11, 13, 14]);
});
