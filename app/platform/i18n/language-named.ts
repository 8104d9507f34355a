import { isLanguage, languageNames } from "./languages.ts";

/** The name of a language in itself; of English where it is none of ours. */
export const languageNamed = (language: string): string => languageNames[isLanguage(language) ? language : "en"];
