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
  return rememberWords(instance);
}

type Translate = (key: unknown, options?: { ns?: unknown } & Readonly<Record<string, unknown>>) => unknown;

const ownOptions = new Set(["lng", "lngs", "ns", "keyPrefix"]);

/** So many words with parameters are kept a language; then all are forgotten, and learnt anew. */
const mostWithParameters = 5_000;
const longestKept = 120;

/** Words are looked up once a process, also those with parameters that are short: a page asks for hundreds of them. */
function rememberWords(instance: i18n): i18n {
  const plain = new Map<string, unknown>();
  const withParameters = new Map<string, unknown>();
  const translate = instance.t.bind(instance) as unknown as Translate;
  const remembering: Translate = (key, options = {}) => {
    const name = typeof key === "string" ? nameOf(key, options) : null;
    if (name === null) return translate(key, options);
    const known = name.parameters ? withParameters : plain;
    const found = known.get(name.text);
    if (found !== undefined) return found;
    const words = translate(key, options);
    if (known === withParameters && known.size >= mostWithParameters) known.clear();
    known.set(name.text, words);
    return words;
  };
  return Object.assign(instance, {
    t: remembering,
    getFixedT: rememberingFixed(instance, remembering),
    hasLoadedNamespace: rememberingLoaded(instance),
  });
}

/** A room's words that are there stay there. */
function rememberingLoaded(instance: i18n): i18n["hasLoadedNamespace"] {
  const isLoaded = instance.hasLoadedNamespace.bind(instance);
  const loaded = new Set<string>();
  return (namespace, options) => {
    if (typeof namespace !== "string") return isLoaded(namespace, options);
    if (!loaded.has(namespace) && isLoaded(namespace, options)) loaded.add(namespace);
    return loaded.has(namespace);
  };
}

type Fixed = ((key: unknown, options?: unknown) => unknown) & { lng?: unknown; ns?: unknown; keyPrefix?: unknown };

/**
 * What components ask for their words, once a room: `getFixedT` of i18next makes it anew for each, and copies all of its
 * options at each word. It is left to i18next where more is said than a language and a room.
 */
function rememberingFixed(instance: i18n, translate: Translate): i18n["getFixedT"] {
  const make = instance.getFixedT.bind(instance) as unknown as (...asked: unknown[]) => Fixed;
  const known = new Map<string, Fixed>();
  const get = (lng: unknown, ns: unknown, keyPrefix?: unknown, rest?: unknown): Fixed => {
    if (typeof lng !== "string" || typeof ns !== "string" || keyPrefix) return make(lng, ns, keyPrefix, rest);
    const name = `${lng} ${ns}`;
    const before = known.get(name);
    if (before) return before;
    const usual = make(lng, ns, keyPrefix, rest);
    const words = new Map<string, unknown>();
    const fixed: Fixed = (key, options) => {
      if (typeof key !== "string" || (options !== undefined && typeof options !== "object")) return usual(key, options);
      if (options) return translate(key, { lng, ns, ...options });
      if (!words.has(key)) words.set(key, translate(key, { lng, ns }));
      return words.get(key);
    };
    known.set(name, Object.assign(fixed, { lng, ns, keyPrefix: usual.keyPrefix }));
    return fixed;
  };
  return get as unknown as i18n["getFixedT"];
}

/** What tells one call from another; null where a parameter is no short text and no number. */
function nameOf(key: string, options: Readonly<Record<string, unknown>>): { text: string; parameters: boolean } | null {
  let text = `${String(options.ns)} ${key}`;
  let parameters = false;
  for (const name in options) {
    if (ownOptions.has(name)) continue;
    const value = options[name];
    if (typeof value !== "string" && typeof value !== "number") return null;
    parameters = true;
    text += `\0${name}\0${typeof value}\0${value}`;
    if (text.length > longestKept) return null;
  }
  return { text, parameters };
}

export const translatorOptions = {
  fallbackLng: "en",
  defaultNS: "shell",
  ns: ["shell"],
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;
