import type { Texts } from "#app/modules/questionnaires/domain.ts";
import type { Language } from "#app/platform/i18n/languages.ts";

/** Whether a text says something in any language, or in this one. */
export function isWrittenIn(texts: Texts, language?: Language): boolean {
  return language ? Boolean(texts[language]) : Object.values(texts).some(Boolean);
}
