import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { dueDateAt } from "../domain/move.ts";
import { initiativeStatuses, statusOf, type InitiativeStatus } from "../domain/status.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import { completeInitiative } from "./complete-initiative.ts";
import { dateInput, oneInitiative } from "./initiative-input.ts";
import { reopenInitiative } from "./reopen-initiative.ts";
import { updateInitiative } from "./update-initiative.ts";

export const moveInitiativeInput = oneInitiative.extend({
  to: z.enum(initiativeStatuses).describe("The status to bring it to."),
  /** The due date it then has; worked out from the status where it is left out. */
  dueDate: dateInput.nullable().optional().describe("The day it is due, as `2026-11-20`; null where none is set."),
});

export type MovedInitiative = {
  from: InitiativeStatus;
  to: InitiativeStatus;
  dueBefore: string | null;
  dueDate: string | null;
};

/** Brings a task to a status by what makes it: saying that it is done or open, and its due date. */
export async function moveInitiative(
  context: Context,
  { initiativeId, to, dueDate: asked }: z.output<typeof moveInitiativeInput>,
): Promise<MovedInitiative> {
  const { initiative } = await requireAllowed(context, "view", initiativeId);
  const today = context.today();
  const { dueDate: dueBefore, completedOn } = initiative;
  const dueDate = asked === undefined ? dueDateAt(to, dueBefore, today) : asked;
  if (dueDate === undefined || statusOf({ dueDate, completedOn: to === "COMPLETED" ? today : null }, today) !== to) {
    throw conflict("initiatives.cannot-stand-there", "No due date brings the task there.");
  }
  if (to === "COMPLETED") await completeInitiative(context, { initiativeId });
  else if (completedOn !== null) await reopenInitiative(context, { initiativeId });
  if (dueDate !== dueBefore) await updateInitiative(context, { initiativeId, dueDate });
  return { from: statusOf({ dueDate: dueBefore, completedOn }, today), to, dueBefore, dueDate };
}
