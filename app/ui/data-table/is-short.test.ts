import { expect, test } from "vitest";
import { isShort } from "./is-short.ts";

test("days and amounts stand on one line in any language", () => {
  expect(["Nov 18, 2026", "18. Nov. 2026", "١٨ نوفمبر ٢٠٢٦", "18 नव॰ 2026", "€586,050", "47 / 60"].every(isShort)).toBe(
    true,
  );
  expect(["Jan 1, 2026 – Dec 31, 2026", "01.01.2027 – 31.03.2027", "2026/01/01 – 2026/12/31"].every(isShort)).toBe(
    true,
  );
});

test("names, units and steps of a word or two do too; sentences, and what is no text, may break", () => {
  expect(["Hassan Okafor", "Enterprise Sales", "Final warning", "–"].every(isShort)).toBe(true);
  expect(
    ["2 of 3 subtasks done", "Conduct towards others", "Keeps the company able to pay.", null, 4].some(isShort),
  ).toBe(false);
});
