import { textIn, type Texts } from "#app/modules/questionnaires/domain.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";

/** A text as somebody reads it whose language is known as a word. */
export function textFor(texts: Texts, language: string | null): string {
  return textIn(texts, asLanguage(language), "en");
}
