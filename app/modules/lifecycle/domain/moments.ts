import { addDays } from "#app/platform/time/days.ts";
import { personMoves, type PersonMove } from "#app/platform/contributions/moves-with.ts";

/** What a journey is begun for. */
export const moments = personMoves;
export type Moment = PersonMove;

export const stepKinds = ["TICK", "READ", "LINK", "QUESTION", "FILE", "SIGN", "FORM", "DETAILS"] as const;
export type StepKind = (typeof stepKinds)[number];

/** What somebody has read, says, hands in or signs, nobody does for them. */
export function isPersonal(kind: StepKind): boolean {
  return kind !== "TICK" && kind !== "LINK";
}

/** Who does a step; NAMED is one person whom the template names, TEAM and ROLE somebody of a team or with a job role. */
export const doers = ["PERSON", "MANAGER", "BUDDY", "HR", "NAMED", "TEAM", "ROLE"] as const;
export type Doer = (typeof doers)[number];

export const stepStates = ["OPEN", "DONE", "SKIPPED"] as const;
export type StepState = (typeof stepStates)[number];

export const journeyStates = ["RUNNING", "DONE", "WITHDRAWN"] as const;
export type JourneyState = (typeof journeyStates)[number];

/** The first day on which it is so: a last day is still one of the company. */
export function effectiveOn(moment: Moment, onDay: string): string {
  return moment === "EXIT" ? addDays(onDay, 1) : onDay;
}

/** Whether the register says by itself that it happens: a move is never one change of it, so those are begun by hand. */
export function isInRegister(moment: Moment): boolean {
  return moment !== "MOVE";
}

/** Of which moments templates may be taken, its own first: whoever joins again does what every joiner does. */
export function templatesOf(moment: Moment): readonly Moment[] {
  return moment === "REHIRE" ? ["REHIRE", "HIRE"] : [moment];
}

/** What was done can be taken back for so many days. */
export const daysToUndo = 30;

/** Whether an act of a journey can still be taken back on a day. */
export function canUndo(moment: Moment, onDay: string, today: string): boolean {
  return today <= addDays(effectiveOn(moment, onDay), daysToUndo);
}

/** A joiner's page opens until so many days after the first one: until their account is in use. */
export const daysOfWelcome = 14;

/** Whether somebody joins by it, and their page would still open. */
export function canWelcome(moment: Moment, onDay: string, today: string): boolean {
  return (moment === "HIRE" || moment === "REHIRE") && today <= addDays(onDay, daysOfWelcome);
}
