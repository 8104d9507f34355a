import { Temporal } from "temporal-polyfill";
import { daysBetween } from "#app/platform/time/days.ts";
import { localDate } from "#app/platform/time/clock.ts";

/** A period in local dates (`2025-04-01`), both days included, as people speak of it. */
export type Period = { readonly startDate: string; readonly endDate: string };

/** The same period as instants, half-open: from the start of the first day to the start of the day after the last. */
export type PeriodInstants = { readonly from: Temporal.Instant; readonly until: Temporal.Instant };

/** The period as outside programs see it: epoch milliseconds of 00:00:01 on the first and 23:59:59 on the last day. */
export type WirePeriod = { readonly startTS: number; readonly dueTS: number };

const startOfWireDay = Temporal.PlainTime.from("00:00:01");
const endOfWireDay = Temporal.PlainTime.from("23:59:59");

/** Whether both dates exist and the end is not before the start. */
export function isPeriod({ startDate, endDate }: Period): boolean {
  return isLocalDate(startDate) && isLocalDate(endDate) && startDate <= endDate;
}

/** How many days the period has, both ends included; at least 1. */
export function daysIn({ startDate, endDate }: Period): number {
  return daysBetween(startDate, endDate) + 1;
}

/** The period as half-open instants in the tenant's zone (an IANA name); days of 23 and 25 hours included. */
export function periodInstants({ startDate, endDate }: Period, timeZone: string): PeriodInstants {
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime({ timeZone }).toInstant();
  return {
    from: startOf(Temporal.PlainDate.from(startDate)),
    until: startOf(Temporal.PlainDate.from(endDate).add({ days: 1 })),
  };
}

/** The period as it travels on the wire, in the tenant's zone. */
export function toWire({ startDate, endDate }: Period, timeZone: string): WirePeriod {
  return {
    startTS: instantAt(startDate, startOfWireDay, timeZone),
    dueTS: instantAt(endDate, endOfWireDay, timeZone),
  };
}

/** The local dates of a wire period; any instant of a day names that day. */
export function fromWire({ startTS, dueTS }: WirePeriod, timeZone: string): Period {
  return { startDate: localDate(new Date(startTS), timeZone), endDate: localDate(new Date(dueTS), timeZone) };
}

function instantAt(date: string, plainTime: Temporal.PlainTime, timeZone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
