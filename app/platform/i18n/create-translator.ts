import i18next, { type i18n, type Resource } from "i18next";
import ICU from "i18next-icu";
import { initReactI18next } from "react-i18next";
import { languages, type Language } from "./languages.ts";

/** `strings[language][namespace]` is a room's strings in that language. */
export type Strings = Record<Language, Record<string, object>>;

/** One translator a language, made once a process: a request only picks its own. */
export function createTranslators(strings: Strings): Record<Language, i18n> {
  const entries = languages.map((language) => [
    language,
    createTranslator(language, { [language]: strings[language], en: strings.en } as Resource),
  ]);
  return Object.fromEntries(entries) as Record<Language, i18n>;
}

export function createTranslator(language: Language, resources: Resource): i18n {
  const instance = i18next.createInstance();
  void instance
    .use(ICU)
    .use(initReactI18next)
    .init({ ...translatorOptions, lng: language, resources, initAsync: false });
  return rememberPlainWords(instance);
}

type Translate = (key: unknown, options?: { ns?: unknown }) => unknown;

const ownOptions = new Set(["lng", "lngs", "ns", "keyPrefix"]);

/** Words without parameters are looked up once a process: a page asks for hundreds of them. */
function rememberPlainWords(instance: i18n): i18n {
  const known = new Map<string, unknown>();
  const translate = instance.t.bind(instance) as unknown as Translate;
  const remembering: Translate = (key, options = {}) => {
    if (typeof key !== "string" || Object.keys(options).some((name) => !ownOptions.has(name)))
      return translate(key, options);
    const name = `${String(options.ns)} ${key}`;
    if (!known.has(name)) known.set(name, translate(key, options));
    return known.get(name);
  };
  return Object.assign(instance, { t: remembering });
}

export const translatorOptions = {
  fallbackLng: "en",
  defaultNS: "shell",
  ns: ["shell"],
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;
