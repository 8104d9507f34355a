import i18next from "i18next";
import ICU from "i18next-icu";
import { languages, type Language } from "#app/platform/i18n/languages.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };

const strings: Record<Language, object> = { en, hi, es, de, ar };

export type MailWords = (key: string, params?: Record<string, string | number>) => string;

const words = new Map(languages.map((language) => [language, createWords(language)]));

/** The room's words for mails, away from any page. */
export function mailWords(language: Language): MailWords {
  return words.get(language)!;
}

function createWords(language: Language): MailWords {
  const instance = i18next.createInstance();
  void instance.use(ICU).init({
    lng: language,
    fallbackLng: "en",
    defaultNS: "identity",
    resources: { [language]: { identity: strings[language] }, en: { identity: en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (key, params = {}) => instance.t(key, params);
}
