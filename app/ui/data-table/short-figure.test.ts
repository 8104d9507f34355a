import { expect, test } from "vitest";
import { isShortFigure } from "./short-figure.ts";

test("days and amounts stand on one line in any language; words and whole sentences may break", () => {
  expect(
    ["Nov 18, 2026", "18. Nov. 2026", "١٨ نوفمبر ٢٠٢٦", "18 नव॰ 2026", "€586,050", "47 / 60"].every(isShortFigure),
  ).toBe(true);
  expect(["Hassan Okafor", "2 of 3 subtasks done", "–", null, 4].some(isShortFigure)).toBe(false);
});
