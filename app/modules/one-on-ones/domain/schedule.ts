import { dayOfRound, momentOn, type Recurrence } from "#app/platform/recurrence/recurrence.ts";
import { localTime } from "#app/platform/time/local-time.ts";

/** When a series meets, by the clock of who arranged it: counted from one of its meetings. */
export type Schedule = {
  /** Weeks between two meetings; 0 is one meeting alone. */
  everyWeeks: number;
  timeZone: string;
  anchorPosition: number;
  /** Local date of the meeting that is counted from. */
  anchorOn: string;
  /** Minutes after midnight by the clock there. */
  anchorMinute: number;
};

/** How far ahead meetings are written down. */
export const weeksAhead = 12;

/** How the series comes back, counted from one of its meetings. */
export function ruleOf({ everyWeeks, anchorOn }: Pick<Schedule, "everyWeeks" | "anchorOn">): Recurrence {
  return { frequency: "WEEKLY", every: everyWeeks, weekdays: [], monthDay: null, startsOn: anchorOn, endsOn: null };
}

/** When the meeting of this place in the series begins; the hour by the clock stays, whatever summer time does. */
export function startOf(schedule: Schedule, position: number): Date {
  const day = dayOfRound(ruleOf(schedule), position - schedule.anchorPosition);
  return momentOn(day, schedule.anchorMinute, schedule.timeZone);
}

/** The places from `from` on whose meetings begin before the horizon. The first is always there; days gone by are left out. */
export function positionsToWrite(schedule: Schedule, from: number, now: Date): number[] {
  if (schedule.everyWeeks === 0) return from === 0 ? [0] : [];
  const until = now.getTime() + weeksAhead * 7 * 86_400_000;
  const places: number[] = [];
  for (let position = from; ; position += 1) {
    const start = startOf(schedule, position).getTime();
    if (position > 0 && start >= until) return places;
    if (position === 0 || start >= now.getTime()) places.push(position);
  }
}

/** The place of the first meeting that begins then or later. */
export function firstAfter(schedule: Schedule, at: Date): number {
  for (let position = schedule.anchorPosition; ; position += 1)
    if (startOf(schedule, position).getTime() >= at.getTime()) return position;
}

/** The series meets at another day and hour from this meeting on; a local moment in any zone. */
export function scheduleFrom(schedule: Schedule, position: number, start: Date): Schedule {
  const local = localTime(start, schedule.timeZone);
  return {
    ...schedule,
    anchorPosition: position,
    anchorOn: local.toPlainDate().toString(),
    anchorMinute: local.hour * 60 + local.minute,
  };
}

/** A moment by the clock of somebody's zone, `2026-11-22T17:30`, for a field. */
export function typedMoment(at: Date, timeZone: string): string {
  return localTime(at, timeZone).toString({ smallestUnit: "minute" });
}

/** The next half hour by the clock; a full one is itself. */
export function nextHalfHour(now: Date, timeZone: string): string {
  return localTime(now, timeZone)
    .round({ smallestUnit: "minute", roundingIncrement: 30, roundingMode: "ceil" })
    .toString({
      smallestUnit: "minute",
    });
}
