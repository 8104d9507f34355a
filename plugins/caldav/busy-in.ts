export type Span = { from: string; to: string };

/** When somebody is busy, as an answer to a free-busy query says (RFC 5545, 3.8.2.6); free time is passed over. */
export function busyIn(calendar: string): Span[] {
  const lines = calendar.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/);
  return lines.flatMap((line) => {
    const [, parameters = "", values = ""] = /^FREEBUSY([^:]*):(.+)$/.exec(line) ?? [];
    if (/FBTYPE=FREE\b/.test(parameters)) return [];
    return values.split(",").flatMap((value) => spanOf(value.trim()) ?? []);
  });
}

/** Of a beginning and an end, or how long it lasts. */
function spanOf(value: string): Span | null {
  const [start = "", end = ""] = value.split("/");
  const from = momentOf(start);
  if (from === null) return null;
  const to = momentOf(end) ?? after(from, end);
  return to === null || to <= from ? null : { from: said(from), to: said(to) };
}

function momentOf(text: string): number | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return year ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}

function after(from: number, duration: string): number | null {
  const parts = /^P(?:(\d+)W|(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?)$/.exec(duration);
  if (!parts) return null;
  const [weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  return from + ((((weeks! * 7 + days!) * 24 + hours!) * 60 + minutes!) * 60 + seconds!) * 1000;
}

const said = (moment: number) => new Date(moment).toISOString().replace(".000Z", "Z");
