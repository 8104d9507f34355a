import { expect, test } from "vitest";
import { areaTowards } from "./next-column.ts";

const area = (left: number, top: number) => ({ left, top, width: 200, height: 400 });
const [one, two, three] = [area(0, 0), area(220, 0), area(440, 0)];
const stacked = [area(0, 0), area(0, 420), area(0, 840)];

test.each([
  ["ArrowRight", one, two],
  ["ArrowRight", two, three],
  ["ArrowRight", three, null],
  ["ArrowLeft", three, two],
  ["ArrowLeft", one, null],
  ["ArrowDown", one, null],
  ["Enter", one, null],
])("side by side, %s from %o leads to %o", (key, from, to) => {
  expect(areaTowards(key, from, [one, two, three])).toEqual(to);
});

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, null],
  ["ArrowUp", 2, 1],
  ["ArrowRight", 0, null],
])("stacked, %s from %i leads to %o", (key, from, to) => {
  expect(areaTowards(key, stacked[from]!, stacked)).toEqual(to === null ? null : stacked[to]);
});
