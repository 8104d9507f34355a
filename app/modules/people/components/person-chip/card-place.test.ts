import { expect, test } from "vitest";
import { cardPlace } from "./card-place.ts";

const card = { width: 300, height: 200 };
const window = { width: 1000, height: 800 };
const at = (left: number, top: number) => ({ left, top, width: 100, height: 30, right: left + 100, bottom: top + 30 });

test("a card stands below what it is about", () => {
  expect(cardPlace(at(50, 100), card, window)).toEqual({ left: 50, top: 136 });
});

test("above it where there is no room below", () => {
  expect(cardPlace(at(50, 700), card, window)).toEqual({ left: 50, top: 494 });
});

test("and within the window, however narrow", () => {
  expect(cardPlace(at(900, 100), card, window).left).toBe(692);
  expect(cardPlace(at(200, 100), card, { width: 320, height: 260 })).toEqual({ left: 12, top: 52 });
});
