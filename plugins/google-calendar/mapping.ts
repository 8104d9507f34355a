import { endOf, type CalendarEvent, type EventChange } from "#sdk/index.ts";

/** Ids there are of 0-9 and a-v alone. */
export const idOf = (uid: string) =>
  [...uid]
    .map((letter) => letter.codePointAt(0)!.toString(16))
    .join("z")
    .replaceAll("z", "v");

/** One of ours as Google has it; `cairn` marks it, so that it is found again among all others. */
export function bodyOf({ uid, sequence, title, url, when }: CalendarEvent): object {
  const { on, at, timeZone } = when;
  const end = endOf(when);
  const place = (day: string, hour: string | undefined) =>
    hour ? { dateTime: `${day}T${hour}:00`, timeZone: timeZone ?? "UTC" } : { date: day };
  return {
    summary: title,
    sequence,
    start: place(on, at),
    end: place(end.on, end.at),
    status: "confirmed",
    transparency: at ? "opaque" : "transparent",
    source: { title: "Cairn", url },
    description: url,
    extendedProperties: { private: { cairn: "1", uid } },
    ...(when.rule && { recurrence: [`RRULE:${when.rule}`] }),
  };
}

/** What became of one of ours; null of what is not. */
export function toChange(item: Record<string, unknown>): EventChange | null {
  const kept = (item["extendedProperties"] as { private?: { uid?: unknown } } | undefined)?.private;
  if (typeof kept?.uid !== "string") return null;
  const start = (item["start"] ?? {}) as { dateTime?: string; date?: string };
  const attendees = (item["attendees"] ?? []) as { email?: string; responseStatus?: string }[];
  return {
    uid: kept.uid,
    cancelled: item["status"] === "cancelled",
    ...(start.dateTime && { startsAt: start.dateTime }),
    ...(start.date && !start.dateTime && { on: start.date }),
    responses: attendees.flatMap(({ email, responseStatus = "" }) =>
      email ? [{ email, response: responses[responseStatus] ?? "none" }] : [],
    ),
  };
}

const responses: Record<string, "accepted" | "declined" | "tentative"> = {
  accepted: "accepted",
  declined: "declined",
  tentative: "tentative",
};
