import { languages, type Language } from "./languages.ts";
import { createTranslator, type Translator } from "./translator.ts";

/** `strings[language][room]` is a room's strings in that language. */
export type Strings = Record<Language, Record<string, object>>;

/** One translator a language, made once a process: a request only picks its own. */
export function createTranslators(strings: Strings): Record<Language, Translator> {
  const entries = languages.map((language) => [
    language,
    createTranslator(language, { strings: strings[language], spare: strings.en }),
  ]);
  return Object.fromEntries(entries) as Record<Language, Translator>;
}
