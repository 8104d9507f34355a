import fc from "fast-check";
import { expect, test } from "vitest";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { cues } from "./wording-cues.ts";
import { judgeWording, rephrase, rephraseRich } from "./wording.ts";

const asks = { LABEL: "what was done", HEARSAY: "who saw it", GUESS: "what shows it", SWEEPING: "which days" };
const rulesIn = (text: string, language = "en") => judgeWording(text, language).findings.map(({ rule }) => rule);

test("labels, hearsay, guesses and sweeping words are found with the words that show them", () => {
  const { findings, missing } = judgeWording("I heard that he is lazy, probably drank, and is always late.", "en");
  expect(findings.map(({ rule, words }) => [rule, words])).toEqual([
    ["HEARSAY", "I heard that"],
    ["LABEL", "is lazy"],
    ["GUESS", "probably"],
    ["SWEEPING", "always"],
  ]);
  expect(missing).toEqual(["WHEN", "WHO"]);
});

test("a factual text is left as it is", () => {
  const text = "On Monday the shift began at 08:00. Ravi saw Asha arrive at 08:42 and clock in at gate 2.";
  expect(judgeWording(text, "en")).toEqual({ findings: [], missing: [], short: false });
  expect(rephrase(text, "en", asks)).toBe(text);
  expect(judgeWording("He", "en")).toMatchObject({ missing: [], short: true });
});

test("what recorded it is enough: nobody needs to have seen it", () => {
  expect(judgeWording("On Monday the gate terminal recorded 08:42 instead of 08:00.", "en").missing).toEqual([]);
  expect(judgeWording("Am Montag wurde am Tor 08:42 statt 08:00 erfasst.", "de").missing).toEqual([]);
  expect(judgeWording("On Monday the shift began at 08:00 without Asha.", "en").missing).toEqual(["WHO"]);
});

test("every language has its words, and each takes those of English too", () => {
  for (const language of languages) {
    const own = cues[language.slice(0, 2)]!;
    for (const part of Object.values(own)) expect(part.length).toBeGreaterThan(3);
    expect(rulesIn("He is lazy", language)).toContain("LABEL");
  }
  expect(rulesIn("Er ist faul und kommt immer zu spät, angeblich absichtlich", "de")).toEqual([
    "LABEL",
    "SWEEPING",
    "HEARSAY",
    "GUESS",
  ]);
  expect(rulesIn("वह हमेशा देर से आता है और आलसी है", "hi")).toEqual(["SWEEPING", "LABEL"]);
  expect(rulesIn("هو كسول ودائما يتأخر، ربما عمدا", "ar")).toContain("LABEL");
});

test("what is rephrased asks for facts in brackets and claims nothing of what did not hold", () => {
  expect(rephrase("He is lazy and always late.", "en", asks)).toBe("He [what was done] and [which days] late.");
  expect(rephraseRich("<p>He is <strong>always</strong> late</p>", "en", asks)).toBe(
    "<p>He is <strong>[which days]</strong> late</p>",
  );
});

test("rephrasing twice is rephrasing once, whatever was written, and takes no longer than the text is long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const once = rephrase(text, "en", asks);
      expect(rephrase(once, "en", asks)).toBe(once);
    }),
  );
  const long = "I was told is a ".repeat(20_000);
  const began = performance.now();
  rephrase(long, "ar", asks);
  expect(performance.now() - began).toBeLessThan(2000);
});

test("a day as screens write it in any language says when it was", () => {
  for (const language of languages) {
    const day = createFormat(language, "UTC").date("2026-11-24");
    const { missing } = judgeWording(`Late arrival by forty minutes ${day} and two points`, language);
    expect([language, day, missing.includes("WHEN")]).toEqual([language, day, false]);
  }
  expect(judgeWording("It happened 24 times in all of this and before.", "en").missing).toContain("WHEN");
});
