import type { Manner } from "../company/manners.ts";
import { patternFormat } from "./day-pattern.ts";
import { asLanguage, directionOf } from "./languages.ts";
import { fromMinorUnits } from "../money/money.ts";
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

function keptDays(format: Pick<Intl.DateTimeFormat, "format">): (day: string) => string {
  const days = new Map<string, string>();
  return (day) => {
    if (days.size >= mostDays) days.clear();
    return kept(days, day, () => format.format(new Date(day)));
  };
}

const grouping = { INDIAN: "en-IN", US: "en-US" } as const;

function makeFormat(language: string, timeZone: string, { dateFormat, numberFormat }: Manner): Format {
  const numeral = numberFormat ? grouping[numberFormat] : language;
  const asDate = (value: string | Date) => (typeof value === "string" ? new Date(value) : value);
  const isLocalDate = (value: string | Date) => typeof value === "string" && value.length === 10;
  const { date, localDate, dateTime } = datesOf(language, timeZone, dateFormat);
  const longDate = { weekday: "long", day: "numeric", month: "long" } as const;
  const longDates = {
    here: new Intl.DateTimeFormat(language, { ...longDate, timeZone }),
    local: new Intl.DateTimeFormat(language, { ...longDate, timeZone: "UTC" }),
  };
  const shortDate = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  const seldom = seldomOf(language, timeZone);
  const relative = relativeTime(language, timeZone);
  const percent = new Intl.NumberFormat(numeral, { style: "percent", maximumFractionDigits: 0 });
  const measured = new Intl.NumberFormat(numeral, { style: "percent", maximumFractionDigits: 2 });
  const numbers = new Map<number, Intl.NumberFormat>();
  const moneys = new Map<string, ReturnType<typeof moneyFormat>>();
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const dayInWords = keptDays(localDate);
  return {
    date: (value) => (isLocalDate(value) ? dayInWords(value as string) : date.format(asDate(value))),
    longDate: (value) => (isLocalDate(value) ? longDates.local : longDates.here).format(asDate(value)),
    shortDate: (value) => shortDate.format(asDate(value)),
    month: (value) => seldom.month().format(new Date(`${value}-01T00:00Z`)),
    dateTime: (value) => dateTime.format(asDate(value)),
    moment: (value) => `${dateTime.format(asDate(value))} ${zoneOf(seldom.zoned(), asDate(value))}`,
    appointment: (value) => seldom.appointment().format(asDate(value)),
    time: (value) => seldom.time().format(value),
    relative: (value, now) => relative(asDate(value), now),
    number: (value, fractionDigits = 2) =>
      kept(
        numbers,
        fractionDigits,
        () => new Intl.NumberFormat(numeral, { maximumFractionDigits: fractionDigits }),
      ).format(value),
    percent: (value) => (value === null ? "–" : percent.format(value / 100)),
    measuredPercent: (value) => measured.format(value / 100),
    money: (minorUnits, currency) =>
      kept(moneys, currency, () => moneyFormat(numeral, currency)).format(fromMinorUnits(currency, minorUnits)),
    list: (values) => list.format(values),
    country: (code) => seldom.countries().of(code) ?? code,
  };
}

/** Days, and days with their time, by the company's pattern or as the language has them. */
function datesOf(language: string, timeZone: string, pattern: Manner["dateFormat"]) {
  if (!pattern)
    return {
      date: new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone }),
      localDate: new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }),
      dateTime: new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone }),
    };
  const date = patternFormat(pattern, language, timeZone);
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone });
  return {
    date,
    localDate: patternFormat(pattern, language, "UTC"),
    dateTime: { format: (at: Date) => `${date.format(at)}, ${time.format(at)}` },
  };
}

/** Formatters that few screens need, made when they are. */
function seldomOf(language: string, timeZone: string) {
  const once = <Value>(make: () => Value) => {
    let made: Value | undefined;
    return () => (made ??= make());
  };
  const agreed = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  return {
    month: once(() => new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" })),
    appointment: once(
      () => new Intl.DateTimeFormat(language, { ...agreed, hour: "numeric", minute: "2-digit", timeZone }),
    ),
    zoned: once(() => new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "shortOffset" })),
    time: once(() => new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone })),
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
