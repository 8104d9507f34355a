import { languages, type Language } from "#app/platform/i18n/languages.ts";
import type { Strings } from "#app/platform/i18n/create-translator.ts";

const files = import.meta.glob<{ default: object }>(
  ["../modules/*/strings/*.json", "../shell/strings/*.json", "../platform/strings/*.json"],
  { eager: true },
);

/** All rooms' strings in all languages; a room's namespace is its folder's name. */
export const strings: Strings = Object.fromEntries(
  languages.map((language) => [language, namespacesOf(language)]),
) as Strings;

function namespacesOf(language: Language): Record<string, object> {
  const found = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.json`));
  return Object.fromEntries(found.map(([path, file]) => [path.split("/").at(-3)!, file.default]));
}
