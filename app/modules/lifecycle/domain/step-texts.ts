import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { languages, type Language } from "#app/platform/i18n/languages.ts";

export const titleInput = textInput({
  most: 200,
  missing: "lifecycle.title-needed",
  tooLong: "lifecycle.too-long",
});
export const detailsInput = textInput({ most: 5000, tooLong: "lifecycle.too-long" });

const translated = z.object({
  title: textInput({ most: 200, tooLong: "lifecycle.too-long" }).default("").describe("What is to be done."),
  details: detailsInput.default("").describe("More about it, or the text."),
});

/** What a step says in further languages; where one is left out or empty, the step's own words stand. */
export const translationsInput = z
  .partialRecord(z.enum(languages), translated)
  .optional()
  .describe("Title and details in further languages, by language; what is left out is said in the step's own words.");
export type Translations = Partial<Record<Language, { title: string; details: string }>>;

/** What a step says in a reader's language, as far as it was translated. */
export function saidIn(
  { title, details = "", translations }: { title: string; details?: string; translations?: Translations | undefined },
  language: string,
): { title: string; details: string } {
  const said = translations?.[language as Language];
  return { title: said?.title || title, details: said?.details || details };
}

type Said = { title: string; details: string; translations?: Translations | undefined };

/**
 * The translations of a step whose words were changed: what stays as it was says something else now and goes, what was
 * written anew stays. A step that did not stand before keeps all of its own.
 */
export function translationsOf(step: Said, former: Said | undefined): Translations {
  const kept = (language: Language, what: "title" | "details"): string => {
    const now = step.translations?.[language]?.[what] ?? "";
    return former && step[what] !== former[what] && now === former.translations?.[language]?.[what] ? "" : now;
  };
  const said = languages.map(
    (language) => [language, { title: kept(language, "title"), details: kept(language, "details") }] as const,
  );
  return Object.fromEntries(said.filter(([, { title, details }]) => title !== "" || details !== ""));
}
