import fc from "fast-check";
import { expect, test } from "vitest";
import { hueOf, initialsOf } from "./initials.ts";

test.each([
  ["Asha Rao", "AR"],
  ["  juan carlos  de la cruz ", "JC"],
  ["Cher", "C"],
  ["", ""],
  ["آمنة خليل", "آخ"],
  ["𝒜da Lovelace", "𝒜L"],
])("%j gives %j", (name, initials) => expect(initialsOf(name)).toBe(initials));

test("a hue is always one of those there are, and stays the same", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const hue = hueOf(text, 8);
      expect(hue).toBeGreaterThanOrEqual(0);
      expect(hue).toBeLessThan(8);
      expect(hueOf(text, 8)).toBe(hue);
    }),
  );
});
