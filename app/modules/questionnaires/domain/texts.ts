import { z } from "zod";
import { languages, type Language } from "#app/platform/i18n/languages.ts";

/** One text in the languages it was written in. */
export type Texts = Partial<Record<Language, string>>;

export const textsSchema = (most: number): z.ZodType<Texts> =>
  z.partialRecord(z.enum(languages), z.string().trim().max(most));

/** The text in the reader's language, else in the company's, else in any it was written in. */
export function textIn(texts: Texts, language: Language, otherwise: Language): string {
  return texts[language] || texts[otherwise] || languages.map((one) => texts[one]).find(Boolean) || "";
}

export const isWritten = (texts: Texts) => Object.values(texts).some(Boolean);
