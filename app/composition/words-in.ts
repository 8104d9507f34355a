import { toldBy } from "#app/platform/company/company-told.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { daysInWords } from "#app/platform/i18n/days-in-words.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { translators } from "./translators.server.ts";

/** Words of rooms in a language, days as the company writes them; null where a room has none under this key. */
export function wordsIn(language: Language, company: Pick<Tenant, "settings">) {
  const translator = translators[language];
  const format = createFormat(language, "UTC", toldBy(company));
  return (room: string, key: string, params: Record<string, string | number> = {}) =>
    translator.exists(room, key) ? translator.of(room).t(key, daysInWords(params, format)) : null;
}
