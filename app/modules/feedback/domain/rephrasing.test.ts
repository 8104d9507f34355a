import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#app/platform/i18n/languages.ts";
import { judgePhrasing, rephrase, withoutFillIns, withPart, type FillIns } from "./rephrasing.ts";

const fillIns: FillIns = {
  LABEL: "what you saw",
  SWEEPING: "how often",
  VAGUE: "what exactly",
  EXAMPLE: "For example: when, and what you saw",
  WISH: "Next time: what you would like",
};
const found = (text: string, language = "en") =>
  judgePhrasing(text, language, "CONSTRUCTIVE").findings.map(({ rule, words }) => [rule, words]);

test("labels, sweeping and vague words are found where they stand, each once", () => {
  expect(found("You are lazy and never answer. Good job otherwise.")).toEqual([
    ["LABEL", "lazy"],
    ["SWEEPING", "never"],
    ["VAGUE", "Good job"],
  ]);
  expect(found("Du bist faul und hörst nie zu", "de")).toEqual([
    ["LABEL", "faul"],
    ["SWEEPING", "nie"],
  ]);
  for (const language of languages) expect(found("You are rude", language)).toEqual([["LABEL", "rude"]]);
});

test("advice without an example or a wish is told so; praise needs no wish; what is begun is not asked for again", () => {
  const text = "You are slow with answers to customers, and that is a pity.";
  expect(judgePhrasing(text, "en", "CONSTRUCTIVE").missing).toEqual(["EXAMPLE", "WISH"]);
  expect(judgePhrasing(text, "en", "APPRECIATIVE").missing).toEqual(["EXAMPLE"]);
  expect(withoutFillIns("You [how often, or when] answer")).toBe("You   answer");
  const begun = judgePhrasing(withPart(text, "EXAMPLE", fillIns), "en", "CONSTRUCTIVE");
  expect([begun.missing, begun.open]).toEqual([[], ["[For example: when, and what you saw]"]]);
});

test("one finding is replaced, or all, by what is to be filled in", () => {
  const text = "You are lazy and never answer.";
  const [first] = judgePhrasing(text, "en", "NEUTRAL").findings;
  const options = { fillIns, sentiment: "NEUTRAL" } as const;
  expect(rephrase(text, "en", { ...options, only: first! })).toBe("You are [what you saw] and never answer.");
  expect(rephrase(text, "en", options)).toBe("You are [what you saw] and [how often] answer.");
});

test("rephrasing twice is rephrasing once, whatever was written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const options = { fillIns, sentiment: "CONSTRUCTIVE" } as const;
      const once = rephrase(text, "en", options);
      expect(rephrase(once, "en", options)).toBe(once);
    }),
  );
});
