import { type DateFormat, dateFormats } from "./date-formats.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const patterns: Record<
  DateFormat,
  { shape: RegExp; order: readonly ["year" | "month" | "day", "year" | "month" | "day", "year" | "month" | "day"] }
> = {
  "yyyy-MM-dd": {
    shape: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/,
    order: ["year", "month", "day"],
  },
  "dd/MM/yyyy": { shape: /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/, order: ["day", "month", "year"] },
  "MM/dd/yyyy": { shape: /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/, order: ["month", "day", "year"] },
  "dd.MM.yyyy": { shape: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, order: ["day", "month", "year"] },
  "dd MMM yyyy": { shape: /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ -](\d{4})$/i, order: ["day", "month", "year"] },
  "MMM dd, yyyy": { shape: /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i, order: ["month", "day", "year"] },
};

/** The local date a cell means, or null where it is none in this format. */
export function parseDate(text: string, format: DateFormat): string | null {
  return dateIn(text, format) ?? dateIn(text, "yyyy-MM-dd");
}

/** The format most of these cells are dates in; of day first and month first, day first where both fit. */
export function guessDateFormat(cells: readonly string[]): DateFormat {
  const written = cells.filter((cell) => cell.trim() !== "");
  const fits = (format: DateFormat) => written.filter((cell) => dateIn(cell, format) !== null).length;
  return dateFormats
    .map((format) => ({ format, fits: fits(format) }))
    .reduce((best, one) => (one.fits > best.fits ? one : best)).format;
}

function dateIn(text: string, format: DateFormat): string | null {
  const { shape, order } = patterns[format];
  const found = shape.exec(text.trim());
  if (!found) return null;
  const parts = Object.fromEntries(order.map((part, index) => [part, numberOf(found[index + 1]!)])) as Record<
    "year" | "month" | "day",
    number
  >;
  const { year, month, day } = parts;
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function numberOf(part: string): number {
  return /^\d+$/.test(part) ? Number(part) : months.indexOf(part.toLowerCase()) + 1;
}

/** Formats in which no day can be taken for a month. */
const plain: readonly DateFormat[] = ["yyyy-MM-dd", "dd.MM.yyyy", "dd MMM yyyy", "MMM dd, yyyy"];

/** The local date a cell means in whichever format leaves no doubt, else null: `3/4/2026` is a different day in two countries. */
export function readDay(text: string): string | null {
  for (const format of plain) {
    const day = dateIn(text, format);
    if (day !== null) return day;
  }
  return null;
}
