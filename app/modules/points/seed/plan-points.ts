import type { PlannedPerson } from "#app/modules/people/index.ts";
import { addDays, isDayOff } from "#app/platform/time/days.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { ShiftKind } from "../domain/rules.ts";

export type PlannedEvent = {
  id: string;
  employeeId: string;
  kind: ShiftKind;
  day: string;
  minutes: number | null;
  days: number | null;
  note: string;
};

const notes: Readonly<Record<ShiftKind, readonly string[]>> = {
  LATE_ARRIVAL: ["", "", "", "Badge at the side gate", "Train was cancelled", "Shift plan had changed overnight"],
  EARLY_DEPARTURE: ["", "", "Told the shift lead", "Left before handover"],
  MISSED_SHIFT: ["", "No call before the shift", "Swapped the shift, but not in the plan"],
};

const workingDays = [1, 2, 3, 4, 5];
const year = 360;

/** A year of one person's shifts: most are on time, some are late now and then, a few have a bad week. */
export function planEvents(person: PlannedPerson, today: string, random: SeededRandom): PlannedEvent[] {
  if (/^employee@/.test(person.email)) return ofDemoEmployee(person, today, random);
  const share = random.next();
  const count = share < 0.5 ? 0 : share < 0.8 ? random.integer(1, 4) : share < 0.96 ? random.integer(4, 10) : 0;
  const spread = Array.from({ length: count }, () => some(person, random, workDay(today, random.integer(1, year))));
  if (share < 0.96) return oncePerDay(spread);
  const began = random.integer(8, year - 30);
  return oncePerDay([0, 1, 2, 4, 6].map((later) => some(person, random, workDay(today, began - later))));
}

function some({ id: employeeId }: PlannedPerson, random: SeededRandom, day: string): PlannedEvent {
  const kind = random.pick([
    "LATE_ARRIVAL",
    "LATE_ARRIVAL",
    "LATE_ARRIVAL",
    "EARLY_DEPARTURE",
    "MISSED_SHIFT",
  ] as const);
  const isMissed = kind === "MISSED_SHIFT";
  return {
    ...{ id: random.id(), employeeId, kind, day, note: random.pick(notes[kind]) },
    minutes: isMissed ? null : random.pick([6, 7, 8, 11, 14, 18, 22, 34, 45]),
    days: isMissed ? random.pick([1, 1, 1, 2]) : null,
  };
}

/** Whoever signs in as an employee finds a few points that count, one of them to look at twice. */
function ofDemoEmployee({ id: employeeId }: PlannedPerson, today: string, random: SeededRandom): PlannedEvent[] {
  const late = (before: number, minutes: number, note = ""): PlannedEvent => ({
    ...{ id: random.id(), employeeId, kind: "LATE_ARRIVAL", day: workDay(today, before), minutes, days: null, note },
  });
  return oncePerDay([
    ...[late(210, 8), late(120, 16, "Train was cancelled"), late(17, 12), late(9, 34, "Badge at the side gate")],
    { ...late(4, 6), kind: "EARLY_DEPARTURE", note: "Told the shift lead" },
  ]);
}

function workDay(today: string, before: number): string {
  let day = addDays(today, -before);
  while (isDayOff(day, workingDays)) day = addDays(day, -1);
  return day;
}

function oncePerDay(events: readonly PlannedEvent[]): PlannedEvent[] {
  return [...new Map(events.map((event) => [`${event.kind} ${event.day}`, event])).values()];
}
