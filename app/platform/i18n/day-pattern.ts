/** A day written by a pattern such as `dd MMM yyyy`, with the digits and the months of a language. */
export function patternFormat(pattern: string, language: string, timeZone: string): { format(date: Date): string } {
  const long = new Intl.DateTimeFormat(language, { day: "2-digit", month: "short", year: "numeric", timeZone });
  const numeric = new Intl.DateTimeFormat(language, { day: "2-digit", month: "2-digit", year: "numeric", timeZone });
  const part = (format: Intl.DateTimeFormat, date: Date, type: string) =>
    format.formatToParts(date).find((one) => one.type === type)!.value;
  const written: Readonly<Record<string, (date: Date) => string>> = {
    yyyy: (date) => part(numeric, date, "year"),
    MMM: (date) => part(long, date, "month"),
    MM: (date) => part(numeric, date, "month"),
    dd: (date) => part(numeric, date, "day"),
  };
  return { format: (date) => pattern.replace(/yyyy|MMM|MM|dd/g, (name) => written[name]!(date)) };
}

const parts = { d: "day", M: "month", y: "year" } as const;

/** In which order a pattern has day, month and year. */
function patternOrder(pattern: string): ("day" | "month" | "year")[] {
  return [...pattern.matchAll(/[dMy]+/g)].map(([found]) => parts[found[0] as keyof typeof parts]);
}

/** What a date field needs to write days by a pattern, and to read them. */
export function dayPattern(pattern: string, language: string) {
  const { format } = patternFormat(pattern, language, "UTC");
  return { name: pattern, write: format, order: patternOrder(pattern) };
}
