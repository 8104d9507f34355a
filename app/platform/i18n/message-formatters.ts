import type { Formatters } from "intl-messageformat";
import { ar, de, en, es, hi } from "make-plural/cardinals";
import { asLanguage } from "./languages.ts";
import { once } from "./once.ts";
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
  const numbers = once(() => new Intl.NumberFormat(language));
  const plurals = once(() => new Intl.PluralRules(language));
  const plain = { format: (value: number) => (isPlainNumber(value) ? String(value) : numbers().format(value)) };
  const whole = {
    select: (value: number) => (Number.isInteger(value) ? cardinal(Math.abs(value)) : plurals().select(value)),
  };
  return {
    getNumberFormat: (locales, options) =>
      options ? new Intl.NumberFormat(locales, options) : (plain as Intl.NumberFormat),
    getDateTimeFormat: (...asked) => new Intl.DateTimeFormat(...asked),
    getPluralRules: (locales, options) =>
      options?.type === "ordinal" ? new Intl.PluralRules(locales, options) : (whole as Intl.PluralRules),
  };
}
