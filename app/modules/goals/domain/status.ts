import { localDate } from "#app/platform/time/clock.ts";
import { daysBetween } from "#app/platform/time/days.ts";
import type { OpenLevel } from "./closure.ts";
import type { StateColour } from "./level-colour.ts";
import { progressPercent } from "./measurement.ts";
import { daysIn, type Period } from "./period.ts";

/** How many points of percent a goal may be behind what is expected and still be on track, or merely off track. */
const onTrackTolerance = 10;
const offTrackTolerance = 25;
const dueSoonDays = 7;

/** The share of the period that has passed at the start of `today`, in percent: 0 on the first day, 100 after the last. */
export function expectedPercent(period: Period, today: string): number {
  const passed = daysBetween(period.startDate, today);
  return Math.min(100, Math.max(0, (passed / daysIn(period)) * 100));
}

/** The days a goal is open, and the moment it was made; ISO 8601. */
export type Run = { readonly startDate: string; readonly dueDate: string; readonly createdAt: string };

/** As `expectedPercent`, from the day a goal was made where that is later than its start: none is behind on its first day. */
export function expectedOf({ startDate, dueDate, createdAt }: Run, today: string, timeZone: string): number {
  const made = localDate(new Date(createdAt), timeZone);
  const begun = made > startDate ? made : startDate;
  return expectedPercent({ startDate: begun < dueDate ? begun : dueDate, endDate: dueDate }, today);
}

/** The lowest percents that are on track, and that are merely off track, where this much is expected. */
export function levelsFrom(expected: number): Record<Exclude<OpenLevel, "AT_RISK">, number> {
  return { ON_TRACK: expected - onTrackTolerance, OFF_TRACK: expected - offTrackTolerance };
}

/**
 * The level to offer at a check-in: ON_TRACK when at most 10 points behind what is expected, OFF_TRACK when at most
 * 25 behind, AT_RISK beyond. A goal without a value counts as 0 %. The person checking in decides.
 */
export function suggestLevel(percent: number | null, expected: number): OpenLevel {
  const from = levelsFrom(expected);
  if ((percent ?? 0) >= from.ON_TRACK) return "ON_TRACK";
  return (percent ?? 0) >= from.OFF_TRACK ? "OFF_TRACK" : "AT_RISK";
}

/** The level that goes with a value of a goal, where nobody chose one. */
export function levelOfValue(
  goal: Run & { readonly start: number; readonly target: number },
  value: number | null,
  { today, timeZone }: { today: string; timeZone: string },
): OpenLevel {
  return suggestLevel(progressPercent({ ...goal, actual: value }), expectedOf(goal, today, timeZone));
}

/** The colour of a goal's progress status: DELAYED red, ONGOING orange, anything COMPLETED green, the rest grey. */
export function progressColour(status: string): StateColour {
  if (status.includes("COMPLETED")) return "GREEN";
  if (status === "DELAYED") return "RED";
  return status === "ONGOING" ? "ORANGE" : "GREY";
}

/** `overdueDays` is 0 until the due date has passed. */
export type DueState = {
  readonly colour: Extract<StateColour, "RED" | "BLUE" | "ORANGE" | "GREY">;
  readonly overdueDays: number;
};

/** One object each, for a page of rows says it once. */
const inTime = {
  GREY: { colour: "GREY", overdueDays: 0 },
  BLUE: { colour: "BLUE", overdueDays: 0 },
  RED: { colour: "RED", overdueDays: 0 },
  ORANGE: { colour: "ORANGE", overdueDays: 0 },
} as const satisfies Record<string, DueState>;

/** Blue when due today, red when due within 7 days or overdue, orange otherwise, grey without a due date. */
export function dueState(dueDate: string | null, today: string): DueState {
  if (dueDate === null) return inTime.GREY;
  const daysLeft = daysBetween(today, dueDate);
  if (daysLeft < 0) return { colour: "RED", overdueDays: -daysLeft };
  if (daysLeft === 0) return inTime.BLUE;
  return daysLeft <= dueSoonDays ? inTime.RED : inTime.ORANGE;
}

/** The colour of a score out of 100: green from 75, yellow from 50, mustard from 25, red below. */
export function scoreColour(score: number): StateColour {
  if (score >= 75) return "GREEN";
  if (score >= 50) return "YELLOW";
  return score >= 25 ? "MUSTARD" : "RED";
}
