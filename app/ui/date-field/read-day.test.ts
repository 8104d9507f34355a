import fc from "fast-check";
import { expect, test } from "vitest";
import { dayPattern } from "#app/platform/i18n/day-pattern.ts";
import { hasWholeYear, isDay, readDay, readNearestDay, writeDay } from "./read-day.ts";

const now = new Date(2026, 5, 15);
const of = (language: string, pattern?: string) => ({
  language,
  pattern: pattern ? dayPattern(pattern, language) : null,
});
const languages = ["en", "de", "es", "hi", "ar"];

test("reads back every day that it writes, in every language", () => {
  const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom(...languages), (date, language) => {
      const day = date.toISOString().slice(0, 10);
      expect(readDay(writeDay(day, of(language)), of(language), now)).toBe(day);
      expect(readDay(day, of(language), now)).toBe(day);
    }),
  );
});

test.each([
  ["en", "12/31/2026", "2026-12-31"],
  ["en", "12/31/26", "2026-12-31"],
  ["en", "31 december 2026", "2026-12-31"],
  ["en", "3/9", "2026-03-09"],
  ["en", "sept 3", "2026-09-03"],
  ["en", "2026 mar 4", "2026-03-04"],
  ["en", "1/2/85", "1985-01-02"],
  ["de", "31.12.2026", "2026-12-31"],
  ["de", "3.9.", "2026-09-03"],
  ["de", "31. Dezember 2026", "2026-12-31"],
  ["es", "31 de diciembre de 2026", "2026-12-31"],
  ["hi", "३१/१२/२०२६", "2026-12-31"],
  ["ar", "٣١/١٢/٢٠٢٦", "2026-12-31"],
])("in %s, %s is %s", (language, text, day) => expect(readDay(text, of(language), now)).toBe(day));

test.each(["", "soon", "2/30/2026", "13/13/2026", "ma 3", "1/2/3/4", "12", "31 12 dec 2026", "1/1/202"])(
  "%j is no day",
  (text) => expect(readDay(text, of("en"), now)).toBeNull(),
);

test("a day without its whole year may still become another one", () => {
  expect(hasWholeYear("12/31/20")).toBe(false);
  expect(hasWholeYear("12/31/2026")).toBe(true);
  expect(hasWholeYear("٣١/١٢/٢٠٢٦")).toBe(true);
});

test.each([
  ["en", "2026-02-30", "2026-02-28"],
  ["en", "2/31/2024", "2024-02-29"],
  ["de", "31.04.2026", "2026-04-30"],
  ["de", "99.12.2026", "2026-12-31"],
  ["en", "12/24/2026", "2026-12-24"],
])("in %s, %s is near %s", (language, text, day) => expect(readNearestDay(text, of(language), now)).toBe(day));

test.each(["13/13/2026", "soon", "0/0/2026", ""])("%j is near no day", (text) =>
  expect(readNearestDay(text, of("en"), now)).toBeNull(),
);

test("a day that does not exist is no day, and is written as it was typed", () => {
  expect(isDay("2026-02-28")).toBe(true);
  expect(isDay("2026-02-30")).toBe(false);
  expect(writeDay("2026-02-30", of("en"))).toBe("2026-02-30");
});

const patterns = ["MM/dd/yyyy", "dd MMM yyyy", "dd/MM/yyyy", "yyyy-MM-dd", "MMM dd, yyyy"];

test("reads back what it writes by the company's pattern, and takes numbers in the order of the pattern", () => {
  for (const language of languages)
    for (const pattern of patterns)
      for (const day of ["2026-12-31", "2026-02-03", "2024-02-29"])
        expect([pattern, readDay(writeDay(day, of(language, pattern)), of(language, pattern), now)]).toEqual([
          pattern,
          day,
        ]);
  expect(writeDay("2026-02-03", of("en", "dd/MM/yyyy"))).toBe("03/02/2026");
  expect(readDay("3/2/26", of("en", "dd/MM/yyyy"), now)).toBe("2026-02-03");
  expect(readDay("3/2/26", of("de", "MM/dd/yyyy"), now)).toBe("2026-03-02");
});
