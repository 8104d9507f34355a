import type { InitiativeStatus } from "./status.ts";
import { addDays } from "#app/platform/time/days.ts";

/** So many days a task has that is planned by being moved, and not by naming a date. */
const plannedDays = 7;

/**
 * The due date of a task once it is moved to a status, which is worked out from it: kept where it says so already, else
 * taken away or a week from today. Undefined where moving cannot bring it there: only time makes a task late.
 */
export function dueDateAt(to: InitiativeStatus, dueDate: string | null, today: string): string | null | undefined {
  if (to === "COMPLETED") return dueDate;
  if (to === "UNPLANNED") return null;
  const late = dueDate !== null && dueDate < today;
  if (to === "DELAYED") return late ? dueDate : undefined;
  return dueDate !== null && !late ? dueDate : addDays(today, plannedDays);
}

type Movable = {
  readonly status: InitiativeStatus;
  readonly dueDate: string | null;
  readonly mayEdit: boolean;
  readonly mayComplete: boolean;
};

/** Whether somebody may move a task there: done and open again for who may say so, dates for who may change them. */
export function mayMove(
  { status, dueDate, mayEdit, mayComplete }: Movable,
  to: InitiativeStatus,
  today: string,
): boolean {
  const due = dueDateAt(to, dueDate, today);
  if (status === to || due === undefined) return false;
  const ends = status === "COMPLETED" || to === "COMPLETED";
  return (!ends || mayComplete) && (due === dueDate || mayEdit);
}
