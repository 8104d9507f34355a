import fc from "fast-check";
import { expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

const marks = (text: string, ...words: string[]) =>
  markedParts(text, words)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join("");

test("words are marked whatever their case and accents, wherever they stand", () => {
  expect(marks("Müller and Mueller", "muller")).toBe("[Müller] and Mueller");
  expect(marks("Grow revenue in EMEA", "REV", "emea")).toBe("Grow [rev]enue in [EMEA]");
  expect(marks("ÉCOLE", "ecole")).toBe("[ÉCOLE]");
  expect(marks("nothing here", "")).toBe("nothing here");
});

test("no letter is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string({ unit: "grapheme" })), (text, words) => {
      expect(
        markedParts(text, words)
          .map(({ part }) => part)
          .join(""),
      ).toBe(text);
    }),
  );
});
