import { expect, test } from "vitest";
import { saidIn, translationsOf } from "./step-texts.ts";

const step = {
  title: "Read the rules",
  details: "All of them.",
  translations: { de: { title: "Regeln lesen", details: "Alle." }, es: { title: "Lee las reglas", details: "" } },
};

test("a reader reads their language, and the step's own words where it was not translated", () => {
  expect(saidIn(step, "de")).toEqual({ title: "Regeln lesen", details: "Alle." });
  expect(saidIn(step, "es")).toEqual({ title: "Lee las reglas", details: "All of them." });
  for (const language of ["hi", "__proto__", "constructor"])
    expect(saidIn(step, language)).toEqual({ title: "Read the rules", details: "All of them." });
});

test("a translation of words that were changed goes, unless it was written anew", () => {
  expect(translationsOf(step, undefined)).toEqual(step.translations);
  expect(translationsOf(step, step)).toEqual(step.translations);
  const renamed = { ...step, title: "Read two rules" };
  expect(translationsOf(renamed, step)).toEqual({ de: { title: "", details: "Alle." } });
  const german = { title: "Zwei Regeln lesen", details: "Alle." };
  expect(translationsOf({ ...renamed, translations: { ...step.translations, de: german } }, step)).toEqual({
    de: german,
  });
});
