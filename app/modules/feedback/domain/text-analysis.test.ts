import fc from "fast-check";
import { expect, test } from "vitest";
import { analyseText, textParts } from "./text-analysis.ts";

const scores = (text: string, language = "en") => analyseText(text, language).parts.map(({ score }) => score);

test("a full feedback has all four, and each cites its words", () => {
  const text =
    "In the release review last Tuesday you explained the delay before anybody asked. This helped the " +
    "customer to trust us. Next time please bring the numbers too.";
  const { parts, vague, judged } = analyseText(text, "en");
  expect(judged).toBe(true);
  expect(vague).toEqual([]);
  expect(Object.fromEntries(parts.map(({ part, cited }) => [part, cited]))).toEqual({
    context: ["In the release review", "last Tuesday"],
    observations: ["you explained"],
    impact: ["This helped"],
    next_steps: ["Next time", "please"],
  });
});

test("praise that says nothing is told so by its own words", () => {
  const { parts, vague } = analyseText("Good job, you are always great at everything!", "en");
  expect(parts.every(({ score }) => score === 0)).toBe(true);
  expect(vague).toEqual(["Good job", "always", "everything"]);
});

test.each([
  [
    "de",
    "Als du gestern im Termin den Fehler erklärt hast, du hast Zahlen gezeigt. Dadurch konnte das Team " +
      "entscheiden. Nächstes Mal bitte früher.",
  ],
  [
    "es",
    "Durante la reunión explicaste el retraso. Gracias a eso el equipo pudo decidir. La próxima vez trae los datos.",
  ],
  ["hi", "पिछले महीने बैठक में आपने देरी समझाई। इससे टीम को भरोसा मिला। अगली बार आंकड़े भी लाएं।"],
  ["ar", "خلال الاجتماع لاحظت أنك شرحت التأخير. بفضل ذلك استطاع الفريق أن يقرر. في المرة القادمة أحضر الأرقام."],
])("it reads %s", (language, text) => {
  expect(scores(text, language).every((score) => score > 0)).toBe(true);
});

test("a part of a word is no cue, and whatever is typed is read", () => {
  expect(scores("whenever keepsake trying")).toEqual([0, 0, 0, 0]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { parts } = analyseText(text, "en");
      expect(parts.map(({ part }) => part)).toEqual(textParts);
      for (const { cited } of parts) for (const words of cited) expect(text.normalize("NFC")).toContain(words);
    }),
  );
});
