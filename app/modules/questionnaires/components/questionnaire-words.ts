import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { isLanguage, type Language } from "#app/platform/i18n/languages.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { Reading } from "../domain/answer-kind.ts";
import { textIn } from "../domain/texts.ts";

/** The room's words, and how the reader is told of texts, numbers and days; `otherwise` is the company's language. */
export function useQuestionnaireWords(otherwise: Language = "en") {
  const { t, i18n } = useTranslation("questionnaires");
  const format = useFormat();
  const language = isLanguage(i18n.language) ? i18n.language : otherwise;
  const reading: Reading = {
    say: (texts) => textIn(texts, language, otherwise),
    number: (value) => format.number(value),
    date: (day) => format.date(day),
  };
  return { t, format, language, reading };
}

const faults = [
  "needed",
  "comment-needed",
  "too-long",
  "too-many",
  "too-few",
  "not-all",
  "not-whole",
  "out-of-range",
  "foreign-option",
  "unnamed",
  "section-unnamed",
  "few-options",
  "many-options",
  "same-id",
  "unfounded-condition",
] as const;
type Fault = (typeof faults)[number];

/** A fault that has words of its own, or one for all others. */
export const faultKey = (code: string): `faults.${Fault | "not-an-answer"}` =>
  `faults.${faults.find((one) => one === code) ?? "not-an-answer"}`;
