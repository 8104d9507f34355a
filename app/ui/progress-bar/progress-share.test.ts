import fc from "fast-check";
import { expect, test } from "vitest";
import { filledShare, progressText } from "./progress-share.ts";

test("the fill stays between nothing and all", () => {
  fc.assert(
    fc.property(fc.option(fc.double(), { nil: null }), (value) => {
      expect(filledShare(value)).toBeGreaterThanOrEqual(0);
      expect(filledShare(value)).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  [null, "–"],
  [140, "140%"],
  [-12, "-12%"],
  [33.4, "33%"],
])("%j reads %j", (value, text) => expect(progressText(value, undefined)).toBe(text));

test("a formatted number is taken as it is, but none stays a dash", () => {
  expect(progressText(50, "٥٠٪")).toBe("٥٠٪");
  expect(progressText(null, "٥٠٪")).toBe("–");
});
