import { expect, test } from "vitest";
import { wordingHints } from "./wording.ts";

const rules = (text: string, language = "en") => wordingHints(text, language).map(({ rule }) => rule);

test("a hint names its rule and cites the words it rests on", () => {
  expect(wordingHints("She was bossy in meetings and always late with her reports.", "en")).toEqual([
    { rule: "VAGUE", words: ["always"] },
    { rule: "GENDERED", words: ["bossy"] },
  ]);
});

test("work described by what was done gets no hint", () => {
  expect(rules("Cut the time to close a ticket from nine to four days by writing the triage guide in March.")).toEqual(
    [],
  );
});

test("traits and the last weeks alone are told apart, in the language of the screen and in English", () => {
  expect(rules("Er ist sehr faul und kommt zu spät zu den Terminen.", "de")).toEqual(["PERSONAL"]);
  expect(rules("Últimamente no ha entregado los informes a tiempo.", "es")).toEqual(["RECENCY"]);
  expect(rules("पिछले महीने उन्होंने दो रिपोर्ट देर से भेजीं।", "hi")).toEqual(["RECENCY"]);
  expect(rules("تأخر في تسليم التقارير الشهر الماضي مرتين على الأقل.", "ar")).toEqual(["RECENCY"]);
  expect(rules("Lately the reports came late, more than twice.", "de")).toEqual(["RECENCY"]);
});

test("short texts are left alone", () => {
  expect(rules("Always good")).toEqual([]);
});
