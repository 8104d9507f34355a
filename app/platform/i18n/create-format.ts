import type { Manner } from "../company/manners.ts";
import { patternFormat } from "./day-pattern.ts";
import { asLanguage, directionOf } from "./languages.ts";
import { fromMinorUnits } from "../money/money.ts";
import { once } from "./once.ts";
import { isPlainNumber, plainDay, plainPercent } from "./plain-words.ts";
import { relativeTime } from "./relative-time.ts";

/** Dates, numbers and money in the person's language and the company's manner; every screen formats through these. */
export type Format = {
  /** `2026-03-01` or an instant. */
  date(value: string | Date): string;
  /** With the day of the week, without the year. */
  longDate(value: string | Date): string;
  /** Day and month, where the year is plain: in a cell of a table. */
  shortDate(value: string): string;
  /** A month, `2026-11`, with its year. */
  month(value: string): string;
  dateTime(value: string | Date): string;
  /** A moment with its zone, `Nov 28, 2026, 4:36 PM GMT+5:30`: on papers, which are read far from where they were made. */
  moment(value: string | Date): string;
  /** With the day of the week and the hour, for what people agree on. */
  appointment(value: string | Date): string;
  /** What the clock shows. */
  time(value: Date): string;
  /** How long ago, `yesterday`, or how soon. */
  relative(value: string | Date, now: Date): string;
  number(value: number, fractionDigits?: number): string;
  /** How far something is: `62.5` becomes `63 %` in the language's manner; null becomes a dash. */
  percent(value: number | null): string;
  /** What was measured in percent, with up to two decimals: `99.95` becomes `99.95 %`. */
  measuredPercent(value: number): string;
  /** Minor units and code: `(123456, "EUR")` is €1,234.56. */
  money(minorUnits: number, currency: string): string;
  list(values: readonly string[]): string;
  /** A country by its code: `DE` is Germany. */
  country(code: string): string;
};

const made = new Map<string, Format>();

const asTheLanguage: Manner = { dateFormat: null, numberFormat: null };

/** Made once a process for a language, a zone and a manner: a formatter of Intl costs as much as rendering many rows. */
export function createFormat(language: string, timeZone: string, manner = asTheLanguage): Format {
  const key = `${language} ${timeZone} ${manner.dateFormat} ${manner.numberFormat}`;
  return kept(made, key, () => makeFormat(language, timeZone, manner));
}

function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = make()));
  return value;
}

/** Days that are written out again and again are kept, so many by one format. */
const mostDays = 500;

function keptDays(format: ReturnType<typeof patternFormat>): (day: string) => string {
  const days = new Map<string, string>();
  return (day) => {
    if (days.size >= mostDays) days.clear();
    return kept(days, day, () => format.format(new Date(day)));
  };
}

const grouping = { INDIAN: "en-IN", US: "en-US" } as const;

function makeFormat(language: string, timeZone: string, { dateFormat, numberFormat }: Manner): Format {
  const numeral = numberFormat ? grouping[numberFormat] : asLanguage(language);
  const asDate = (value: string | Date) => (typeof value === "string" ? new Date(value) : value);
  const isLocalDate = (value: string | Date) => typeof value === "string" && value.length === 10;
  const dates = datesOf(language, timeZone, dateFormat);
  const own = ownFormats(language, timeZone);
  const percents = (most: number) =>
    once(() => new Intl.NumberFormat(numeral, { style: "percent", maximumFractionDigits: most }));
  const [percent, measured] = [percents(0), percents(2)];
  const numbers = new Map<number, Intl.NumberFormat>();
  const inDigits = (most: number) =>
    kept(numbers, most, () => new Intl.NumberFormat(numeral, { maximumFractionDigits: most }));
  const moneys = new Map<string, ReturnType<typeof moneyFormat>>();
  return {
    date: (value) => (isLocalDate(value) ? dates.day(value as string) : dates.date().format(asDate(value))),
    longDate: (value) => (isLocalDate(value) ? own.longLocalDate() : own.longDate()).format(asDate(value)),
    shortDate: (value) => own.shortDate().format(asDate(value)),
    month: (value) => own.month().format(new Date(`${value}-01T00:00Z`)),
    dateTime: (value) => dates.dateTime().format(asDate(value)),
    moment: (value) => `${dates.dateTime().format(asDate(value))} ${zoneOf(own.zoned(), asDate(value))}`,
    appointment: (value) => own.appointment().format(asDate(value)),
    time: (value) => own.time().format(value),
    relative: (value, now) => own.relative()(asDate(value), now),
    number: (value, fractionDigits = 2) =>
      isPlainNumber(value) ? String(value) : inDigits(fractionDigits).format(value),
    percent: (value) => (value === null ? "–" : (plainPercent(numeral, value) ?? percent().format(value / 100))),
    measuredPercent: (value) => measured().format(value / 100),
    money: (minorUnits, currency) =>
      kept(moneys, currency, () => moneyFormat(numeral, currency)).format(fromMinorUnits(currency, minorUnits)),
    list: (values) => own.list().format(values),
    country: (code) => own.countries().of(code) ?? code,
  };
}

/** Days, and days with their time, by the company's pattern or as the language has them. */
function datesOf(language: string, timeZone: string, pattern: Manner["dateFormat"]) {
  if (!pattern)
    return {
      date: once(() => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone })),
      day: (day: string) => plainDay(language, day),
      dateTime: once(() => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone })),
    };
  const date = once(() => patternFormat(pattern, language, timeZone));
  const time = once(() => new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone }));
  const days = once(() => keptDays(patternFormat(pattern, language, "UTC")));
  return {
    date,
    day: (day: string) => days()(day),
    dateTime: () => ({ format: (at: Date) => `${date().format(at)}, ${time().format(at)}` }),
  };
}

/** What the language alone decides. */
function ownFormats(language: string, timeZone: string) {
  const long = { weekday: "long", day: "numeric", month: "long" } as const;
  const agreed = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(language, options));
  return {
    longDate: dates({ ...long, timeZone }),
    longLocalDate: dates({ ...long, timeZone: "UTC" }),
    shortDate: dates({ day: "numeric", month: "short", timeZone: "UTC" }),
    month: dates({ month: "short", year: "numeric", timeZone: "UTC" }),
    appointment: dates({ ...agreed, hour: "numeric", minute: "2-digit", timeZone }),
    zoned: dates({ timeZone, timeZoneName: "shortOffset" }),
    time: dates({ timeStyle: "short", timeZone }),
    relative: once(() => relativeTime(language, timeZone)),
    list: once(() => new Intl.ListFormat(language, { type: "conjunction" })),
    countries: once(() => new Intl.DisplayNames(language, { type: "region" })),
  };
}

const zoneOf = (zoned: Intl.DateTimeFormat, at: Date) =>
  zoned.formatToParts(at).find(({ type }) => type === "timeZoneName")!.value;

/** Sets a currency in Latin letters, `US$`, apart from the words around it: among Arabic ones its sign would go to the wrong side. */
const leftToRight = "\u200e";

function moneyFormat(language: string, currency: string): Pick<Intl.NumberFormat, "format"> {
  const money = new Intl.NumberFormat(language, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  if (directionOf(asLanguage(language)) === "ltr") return money;
  const apart = ({ type, value }: Intl.NumberFormatPart) =>
    type === "currency" && /^[a-z]/i.test(value) ? leftToRight + value + leftToRight : value;
  return { format: (amount: number) => money.formatToParts(amount).map(apart).join("") };
}
