import type { Language } from "#app/platform/i18n/languages.ts";
import { translators } from "../translators.server.ts";

/** Words of rooms in a language; null where a room has none under this key. */
export function wordsIn(language: Language) {
  const translator = translators[language];
  return (room: string, key: string, params: Record<string, string | number> = {}) =>
    translator.exists(key, { ns: room }) ? String(translator.t(key as never, { ns: room, ...params } as never)) : null;
}
