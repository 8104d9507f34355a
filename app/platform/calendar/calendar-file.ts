import ical, { ICalEventTransparency, type ICalCalendar } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import type { CalendarEntry, RepeatedDay } from "./calendar-entry.ts";
import { timeZoneLines } from "./time-zone-lines.ts";

export type CalendarFile = { name: string; stamp: Date; origin: string; entries: readonly CalendarEntry[] };

/** Programs that read the file by its address ask for it this often. */
const askedEverySeconds = 3_600;
/** Where an entry has a time of day and says none itself, it is this one, for half an hour. */
export const timeOfDay = "09:00";

/** A file calendars read: an entry keeps busy only where it says its hour, and is the same one in every file it stands in. */
export function calendarFile({ name, stamp, origin, entries }: CalendarFile): string {
  const calendar = ical({ name, prodId: { company: "Cairn", product: "Calendar" }, ttl: askedEverySeconds });
  calendar.timezone({ name: null, generator: (zone) => timeZoneLines(zone, stamp) });
  for (const entry of entries) add(calendar, entry, stamp, origin);
  return calendar.toString();
}

function add(
  calendar: ICalCalendar,
  { uid, title, on, link, sequence, repeats, timeZone, at, minutes = 30 }: CalendarEntry,
  stamp: Date,
  origin: string,
): void {
  const start = Temporal.PlainDateTime.from(`${on}T${at ?? timeOfDay}`);
  calendar.createEvent({
    id: `${uid}@cairn`,
    summary: title,
    stamp,
    sequence,
    url: `${origin}${link}`,
    transparency: at ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...(timeZone
      ? { start, end: start.add({ minutes }), timezone: timeZone }
      : { start: new Date(`${on}T00:00:00Z`), allDay: true }),
    ...(repeats ? { repeating: `RRULE:${ruleOf(repeats, timeZone)}` } : {}),
  });
}

/** A rule of RFC 5545 with its end. */
export function ruleOf(repeats: RepeatedDay, timeZone: string | undefined): string {
  return `${repeats.rule}${until(repeats, timeZone)}`;
}

/** The last day: of a whole day a date, of an hour the moment in UTC, as the format asks. */
function until({ lastOn }: RepeatedDay, timeZone: string | undefined): string {
  if (lastOn === null) return "";
  if (!timeZone) return `;UNTIL=${lastOn.replaceAll("-", "")}`;
  const moment = Temporal.PlainDateTime.from(`${lastOn}T${timeOfDay}`).toZonedDateTime(timeZone).toInstant();
  return `;UNTIL=${moment.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`;
}
