import { asLanguage, type Language } from "./languages.ts";

/**
 * Days, whole numbers and percents as `Intl` writes them, without it: its first use takes a slow machine a tenth of a second
 * while a page comes alive. That both write the same is tested for each language.
 */

/** Whether every language of ours writes a number by its digits alone. */
export const isPlainNumber = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

const percentSigns = {
  ...{ en: "%", hi: "%", es: "\u00a0%", de: "\u00a0%", ar: "\u200e%\u200e" },
  ...{ "en-US": "%", "en-IN": "%" },
} as const;

/** Whole percents, `62.5` as `63%`, in the manner of a language or of a grouping; null where they are no plain number. */
export function plainPercent(numeral: keyof typeof percentSigns, value: number): string | null {
  const rounded = Math.round(value);
  return isPlainNumber(rounded) && value >= 0 ? rounded + percentSigns[numeral] : null;
}

const months: Partial<Record<Language, readonly string[]>> = {
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  hi: "जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰".split(" "),
  es: "ene feb mar abr may jun jul ago sept oct nov dic".split(" "),
};

/** A day, `2026-11-30`, as `dateStyle: "medium"` writes it. */
export function plainDay(language: string, day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const known = asLanguage(language);
  const name = months[known]?.[Number(month) - 1];
  if (known === "en") return `${name} ${Number(date)}, ${year}`;
  if (known === "de") return `${date}.${month}.${year}`;
  if (known === "ar") return `${date}\u200f/${month}\u200f/${year}`;
  return `${Number(date)} ${name} ${year}`;
}
