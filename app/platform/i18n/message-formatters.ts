import type { Formatters } from "intl-messageformat";
import { ar, de, en, es, hi } from "make-plural/cardinals";
import { asLanguage } from "./languages.ts";
import { isPlainNumber } from "./plain-words.ts";

const cardinals = { en, hi, es, de, ar };

const known = new Map<string, Formatters>();

/**
 * How messages write numbers and choose plurals, the same for all messages of a language. Whole numbers need nothing of the
 * browser's `Intl`, whose first use takes a slow machine a tenth of a second while the page comes alive.
 */
export function messageFormatters(language: string): Formatters {
  let formatters = known.get(language);
  if (!formatters) known.set(language, (formatters = makeFormatters(language)));
  return formatters;
}

function makeFormatters(language: string): Formatters {
  const cardinal = cardinals[asLanguage(language)];
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const written = (value: number) => (numbers ??= new Intl.NumberFormat(language)).format(value);
  const chosen = (value: number) => (plurals ??= new Intl.PluralRules(language)).select(value);
  const plain = { format: (value: number) => (isPlainNumber(value) ? String(value) : written(value)) };
  const whole = { select: (value: number) => (Number.isInteger(value) ? cardinal(Math.abs(value)) : chosen(value)) };
  return {
    getNumberFormat: (locales, options) =>
      options ? new Intl.NumberFormat(locales, options) : (plain as Intl.NumberFormat),
    getDateTimeFormat: (...asked) => new Intl.DateTimeFormat(...asked),
    getPluralRules: (locales, options) =>
      options?.type === "ordinal" ? new Intl.PluralRules(locales, options) : (whole as Intl.PluralRules),
  };
}
