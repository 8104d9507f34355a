import type { Temporal } from "temporal-polyfill";
import { localTime, momentOf } from "#app/platform/time/local-time.ts";

/** Hours of the day, by the reader's own clock, in which no mail comes; over midnight where it starts later than it ends. */
export type QuietHours = { readonly starts: number; readonly ends: number };

export type QuietTime = {
  readonly hours: QuietHours | null;
  /** No mails on days on which the company does not work. */
  readonly daysOff: boolean;
};

export const noQuiet: QuietTime = { hours: null, daysOff: false };

/** Where nothing else says when a day begins. */
const morning = 8;
/** No company is closed for longer; whatever it says, a mail goes then. */
const longestDaysOff = 30;

/** The first moment from this one on at which a mail may come. `isDayOff` is asked about days such as 2026-12-25. */
export function outOfQuiet(
  moment: Date,
  timeZone: string,
  { hours, daysOff }: QuietTime,
  isDayOff: (day: string) => boolean,
): Date {
  let at = moment;
  for (let turns = 0; turns <= 2 * longestDaysOff; turns += 1) {
    const local = localTime(at, timeZone);
    const date = local.toPlainDate();
    const ends = hours?.ends ?? morning;
    if (daysOff && isDayOff(date.toString())) at = opening(date.add({ days: 1 }), ends, timeZone);
    else if (hours && isWithin(local.hour, hours))
      at = opening(local.hour < ends ? date : date.add({ days: 1 }), ends, timeZone);
    else return at;
  }
  return at;
}

export function isWithin(hour: number, { starts, ends }: QuietHours): boolean {
  return starts < ends ? hour >= starts && hour < ends : hour >= starts || hour < ends;
}

function opening(date: Temporal.PlainDate, hour: number, timeZone: string): Date {
  return momentOf(`${date.toString()}T${String(hour).padStart(2, "0")}:00`, timeZone);
}
