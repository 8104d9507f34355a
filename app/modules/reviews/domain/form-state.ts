import { addDays } from "#app/platform/time/days.ts";
import type { CycleState } from "./cycle-state.ts";

/** What is kept of a form. */
export const formStates = ["NOT_STARTED", "IN_PROGRESS", "SUBMITTED"] as const;
export type FormState = (typeof formStates)[number];

/** What people are told of it: once the result is shared, and once it is acknowledged, the form is part of that. */
export type FormStanding = FormState | "PUBLISHED" | "ACKNOWLEDGED";

export const formActs = ["answer", "submit", "reopen"] as const;
export type FormAct = (typeof formActs)[number];

const moves: Readonly<Record<FormAct, Partial<Record<FormState, FormState>>>> = {
  answer: { NOT_STARTED: "IN_PROGRESS", IN_PROGRESS: "IN_PROGRESS" },
  submit: { NOT_STARTED: "SUBMITTED", IN_PROGRESS: "SUBMITTED" },
  reopen: { SUBMITTED: "IN_PROGRESS" },
};

/** Where an act leads from a state; null where it does not go from there. */
export function formAfter(act: FormAct, state: FormState): FormState | null {
  return moves[act][state] ?? null;
}

export type FormFacts = {
  status: FormState;
  cycleState: CycleState;
  removed: boolean;
  shared: boolean;
  late?: boolean;
};

/** Why nobody may write in a form; null where they may. What was written stays in every case. */
export type Closed = "SUBMITTED" | "WITHDRAWN" | "CYCLE_CLOSED" | "SHARED" | "TOO_LATE";

/** Whether the days in which a form is taken are over: those after its last day that the cycle grants. */
export const isLate = ({ dueOn, graceDays, today }: { dueOn: string; graceDays: number; today: string }) =>
  addDays(dueOn, graceDays) < today;

export function closedBecause({ status, cycleState, removed, shared, late = false }: FormFacts): Closed | null {
  if (removed) return "WITHDRAWN";
  if (cycleState !== "IN_PROGRESS") return "CYCLE_CLOSED";
  if (shared) return "SHARED";
  if (status === "SUBMITTED") return "SUBMITTED";
  return late ? "TOO_LATE" : null;
}

export function standingOf(status: FormState, shared: boolean, acknowledged: boolean): FormStanding {
  if (status !== "SUBMITTED") return status;
  if (acknowledged) return "ACKNOWLEDGED";
  return shared ? "PUBLISHED" : "SUBMITTED";
}
