import type { EventChange } from "#sdk/index.ts";

/** The entries of an answer to a REPORT, as far as they say when they are. */
export function eventsIn(xml: string): EventChange[] {
  const texts = [...xml.matchAll(/<(?:\w+:)?calendar-data[^>]*>([\s\S]*?)<\/(?:\w+:)?calendar-data>/g)];
  return texts.flatMap(([, text = ""]) => eventIn(plain(text)) ?? []);
}

/** Lines that were folded are one again (RFC 5545, 3.1). */
function eventIn(calendar: string): EventChange | null {
  const [, event = ""] = /BEGIN:VEVENT\s([\s\S]*?)END:VEVENT/.exec(calendar.replaceAll(/\r?\n[ \t]/g, "")) ?? [];
  const uid = /^UID:(.+)$/m.exec(event)?.[1]?.trim();
  if (!uid) return null;
  const [, parameters = "", value = ""] = /^DTSTART([^:]*):(\S+)/m.exec(event) ?? [];
  const cancelled = /^STATUS:CANCELLED/m.test(event);
  const [, year, month, day, hour, minute, utc] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/.exec(value) ?? [];
  if (!year) return { uid, cancelled };
  const on = `${year}-${month}-${day}`;
  if (!hour) return { uid, cancelled, on };
  const timeZone = /;TZID="?([^;:"]+)"?/.exec(parameters)?.[1];
  if (utc) return { uid, cancelled, startsAt: `${on}T${hour}:${minute}:00Z` };
  return { uid, cancelled, local: { start: `${on}T${hour}:${minute}`, ...(timeZone && { timeZone }) } };
}

function plain(xml: string): string {
  return xml
    .replaceAll("&#13;", "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
