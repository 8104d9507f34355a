import { expect, test } from "vitest";
import { addDays } from "../time/days.ts";
import { languages } from "./languages.ts";
import { messageFormatters } from "./message-formatters.ts";
import { isPlainNumber, plainDay, plainPercent } from "./plain-words.ts";

const fourYears = Array.from({ length: 1461 }, (_, index) => addDays("2024-01-01", index));
const numbers = [...Array.from({ length: 1300 }, (_, index) => index), 2_000_000, 1_000_001, -1, -7, 1.5, 0.5, 12.25];
const shares = Array.from({ length: 2400 }, (_, index) => index / 20);

test.each(languages)("%s: days are written as the platform writes them", (language) => {
  const written = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  for (const day of fourYears) expect(plainDay(language, day)).toBe(written.format(new Date(day)));
});

test.each([...languages, "en-US", "en-IN"] as const)("%s: numbers and percents too", (numeral) => {
  const [whole, percent] = [new Intl.NumberFormat(numeral), new Intl.NumberFormat(numeral, { style: "percent" })];
  for (const number of numbers.filter(isPlainNumber)) expect(String(number)).toBe(whole.format(number));
  for (const share of shares) expect(plainPercent(numeral, share)).toBe(percent.format(share / 100));
  expect(plainPercent(numeral, -3)).toBeNull();
  expect(plainPercent(numeral, 1000)).toBeNull();
});

test.each(languages)("%s: a message chooses and writes numbers as the platform does", (language) => {
  const { getNumberFormat, getPluralRules } = messageFormatters(language);
  const [written, chosen] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)];
  for (const number of numbers) {
    expect(getPluralRules(language, { type: "cardinal" }).select(number)).toBe(chosen.select(number));
    expect(getNumberFormat(language).format(number)).toBe(written.format(number));
  }
  const ordinal = { type: "ordinal" } as const;
  expect(getPluralRules(language, ordinal).select(3)).toBe(new Intl.PluralRules(language, ordinal).select(3));
});
