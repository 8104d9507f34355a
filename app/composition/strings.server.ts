import { languages, type Language } from "#app/platform/i18n/languages.ts";
import type { Strings } from "#app/platform/i18n/create-translators.ts";
import { screensInWords } from "#app/shell/screens-in-words.ts";
import { rooms } from "./rooms.ts";

const files = import.meta.glob<{ default: object }>(
  ["../modules/*/strings/*.json", "../shell/strings/*.json", "../platform/strings/*.json"],
  { eager: true },
);

/** All rooms' strings in all languages; a room's namespace is its folder's name, and `screens` holds those of the navigation. */
export const strings: Strings = Object.fromEntries(
  languages.map((language) => [language, namespacesOf(language)]),
) as Strings;

function namespacesOf(language: Language): Record<string, object> {
  const found = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.json`));
  const namespaces = Object.fromEntries(found.map(([path, file]) => [path.split("/").at(-3)!, file.default]));
  return { ...namespaces, screens: screensInWords(rooms, namespaces) };
}
