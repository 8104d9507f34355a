import fc from "fast-check";
import { expect, test } from "vitest";
import { compareTexts } from "./compare.ts";

test("shows what went and what came, word by word", () => {
  expect(compareTexts("He was always late", "He was late on 3 May")).toEqual([
    { kind: "SAME", text: "He was " },
    { kind: "REMOVED", text: "always late" },
    { kind: "ADDED", text: "late on 3 May" },
  ]);
  expect(compareTexts("same", "same")).toEqual([{ kind: "SAME", text: "same" }]);
});

test("both texts can be read out of it again, whatever they are", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (before, after) => {
      const parts = compareTexts(before, after);
      const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join("");
      expect([without("ADDED"), without("REMOVED")]).toEqual([before, after]);
    }),
  );
});
