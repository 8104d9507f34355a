import { languages, type Language } from "./languages.ts";
import { createTranslator } from "./translator.ts";

export type RoomWords = (key: string, params?: Readonly<Record<string, string | number>>) => string;
/** A room's words by language; which keys it has is known to the types. */
export type WordsOf<Strings = object> = ((language: Language) => RoomWords) & { readonly strings?: Strings };

/** A room's words away from any page: in mails and in files. */
export function roomWords<const Strings extends object>(
  room: string,
  strings: Record<Language, object> & { en: Strings },
): WordsOf<Strings> {
  const words = new Map(languages.map((language) => [language, wordsIn(language, room, strings)]));
  return (language) => words.get(language)!;
}

function wordsIn(language: Language, room: string, strings: Record<Language, object>): RoomWords {
  const inLanguage = { strings: { [room]: strings[language] }, spare: { [room]: strings.en } };
  return createTranslator(language, inLanguage).of(room).t;
}
