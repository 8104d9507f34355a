const zeros = [0x30, 0x660, 0x6f0, 0x966];
const furthestAhead = 30;

/** How a company writes dates: in which order they are read, and `write` for midnight UTC of a day. */
export type DayPattern = { name: string; write: (date: Date) => string; order: readonly Part[] };

/** By a pattern, or where there is none as the language has them. */
export type DayManner = { language: string; pattern: DayPattern | null };

/** A day as it is written here: `2026-12-31` is `Dec 31, 2026` in English. What is no day stays as it is. */
export function writeDay(day: string, manner: DayManner): string {
  return isDay(day) ? kept(formats, manner, medium).format(new Date(`${day}T00:00Z`)) : day;
}

/** Whether there is such a day: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && asDay({ year, month: month!, day: day! }) !== null;
}

/**
 * The day that somebody wrote, as `2026-12-31`: in numbers in the order dates have here, with the name of a month, or as
 * ISO; without a year it is this year's. Null where it is none.
 */
export function readDay(text: string, manner: DayManner, now: Date): string | null {
  const known = readParts(text, manner, now);
  return known && asDay(known);
}

/** As `readDay`; where the month has no such day, its last one. */
export function readNearestDay(text: string, manner: DayManner, now: Date): string | null {
  const known = readParts(text, manner, now);
  if (!known) return null;
  const days = [known.day, "31", "30", "29", "28"].filter((day) => Number(day) <= Number(known.day));
  return days.map((day) => asDay({ ...known, day })).find((day) => day !== null) ?? null;
}

function readParts(text: string, manner: DayManner, now: Date): Written | null {
  const { months, order, fillers } = kept(manners, manner, mannerOf);
  const parts =
    withLatinDigits(text)
      .toLowerCase()
      .match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const numbers = parts.filter((part) => /\d/.test(part));
  const words = parts.filter((part) => !/\d/.test(part) && !fillers.has(part));
  if (words.length > 1) return null;
  const named = words[0] === undefined ? null : monthNamed(words[0], months);
  if (words.length === 1 && named === null) return null;
  const known = named === null ? inOrder(numbers, order) : besideMonth(numbers, named);
  return known && { ...known, year: wholeYear(known.year, now) };
}

/** Whether what is written so far can be taken as it stands, year and all. */
export function hasWholeYear(text: string): boolean {
  return /\d{4}/.test(withLatinDigits(text));
}

type Written = { day: string; month: string; year: string };
type Known = Omit<Written, "year"> & { year: string | undefined };
type Part = "day" | "month" | "year";
type Manner = { months: readonly string[][]; order: readonly Part[]; fillers: ReadonlySet<string> };

const formats = new Map<string, { format(date: Date): string }>();
const manners = new Map<string, Manner>();

function kept<Value>(known: Map<string, Value>, manner: DayManner, make: (manner: DayManner) => Value): Value {
  const key = `${manner.language} ${manner.pattern?.name ?? ""}`;
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = make(manner)));
  return value;
}

function medium({ language, pattern }: DayManner): { format(date: Date): string } {
  if (pattern) return { format: pattern.write };
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
}

function mannerOf({ language, pattern }: DayManner): Manner {
  const numeric = new Intl.DateTimeFormat(language, { day: "2-digit", month: "2-digit", year: "numeric" });
  const order = pattern ? pattern.order : numeric.formatToParts(0).flatMap(({ type }) => (isPart(type) ? [type] : []));
  const written = (["long", "short"] as const).map(
    (month) => new Intl.DateTimeFormat(language, { day: "numeric", month, year: "numeric", timeZone: "UTC" }),
  );
  const partsOf = (format: Intl.DateTimeFormat, month: number, type: string) =>
    format.formatToParts(Date.UTC(2026, month, 1)).filter((part) => part.type === type);
  const lettersOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const months = Array.from({ length: 12 }, (_, month) =>
    written.flatMap((format) => partsOf(format, month, "month").flatMap(({ value }) => lettersOf(value))),
  );
  const fillers = written.flatMap((format) => partsOf(format, 0, "literal").flatMap(({ value }) => lettersOf(value)));
  return { months, order, fillers: new Set(fillers) };
}

function isPart(type: string): type is Part {
  return type === "day" || type === "month" || type === "year";
}

function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A month by its name or the beginning of it, where no other begins so. */
function monthNamed(word: string, months: Manner["months"]): string | null {
  const exact = months.findIndex((names) => names.includes(word));
  if (exact >= 0) return String(exact + 1);
  if (word.length < 3) return null;
  const begun = months.flatMap((names, at) => (names.some((name) => name.startsWith(word)) ? [at] : []));
  return begun.length === 1 ? String(begun[0]! + 1) : null;
}

function inOrder(numbers: readonly string[], order: readonly Part[]): Known | null {
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined || numbers.length > 3) return null;
  if (third !== undefined && first.length === 4) return { year: first, month: second, day: third };
  const places = third === undefined ? order.filter((part) => part !== "year") : order;
  const at = (part: Part) => numbers[places.indexOf(part)];
  return { day: at("day")!, month: at("month")!, year: at("year") };
}

function besideMonth(numbers: readonly string[], month: string): Known | null {
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2) return null;
  return first.length > 2
    ? second === undefined
      ? null
      : { day: second, month, year: first }
    : { day: first, month, year: second };
}

function wholeYear(year: string | undefined, now: Date): string {
  const thisYear = now.getFullYear();
  if (year === undefined) return String(thisYear);
  if (year.length > 2) return year;
  const soon = 2000 + Number(year);
  return String(soon > thisYear + furthestAhead ? soon - 100 : soon);
}

function asDay({ day, month, year }: Written): string | null {
  if (year.length !== 4 || day.length > 2 || month.length > 2) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : null;
}
