export const languages = ["en", "hi", "es", "de", "ar"] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as shown where one is chosen. */
export const languageNames: Record<Language, string> = {
  en: "English",
  hi: "हिन्दी",
  es: "Español",
  de: "Deutsch",
  ar: "العربية",
};

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** A language of ours; English for whatever is none, or is not known. */
export function asLanguage(value: unknown): Language {
  return isLanguage(value) ? value : "en";
}

/** The name of a language in itself; of English where it is none of ours. */
export const languageNamed = (language: string): string => languageNames[asLanguage(language)];

/** The first language of an `Accept-Language` header that we speak, else English. */
export function negotiateLanguage(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((part) => part.split(";")[0]!.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}
