import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { changeEach, manyGoalsInput, type ChangedGoals } from "./change-many-goals.ts";
import { editGoal, type EditGoalInput } from "./edit-goal.ts";

export const giveGoalsInput = manyGoalsInput.extend({
  ownerId: z.uuid({ error: "goals.required" }).describe("The employee who answers for them from now on, alone."),
});
export const setDueOfGoalsInput = manyGoalsInput.extend({
  dueDate: z.iso.date({ error: "goals.required" }).describe("The day they are due, as `2026-12-31`."),
  reason: textInput({ most: 500, tooLong: "goals.too-long" })
    .optional()
    .describe("Why the due date changes; kept in the history."),
});

/** Gives several goals one owner in place of those they have, all or none. */
export function giveGoals(
  context: Context,
  { goalIds, ownerId }: z.output<typeof giveGoalsInput>,
): Promise<ChangedGoals> {
  return changeEach(context, goalIds, (goalId) => changes(context, { goalId, ownerIds: [ownerId] }));
}

/** Moves the due date of several goals, all or none. */
export function setDueOfGoals(
  context: Context,
  { goalIds, dueDate, reason }: z.output<typeof setDueOfGoalsInput>,
): Promise<ChangedGoals> {
  return changeEach(context, goalIds, (goalId) => changes(context, { goalId, dueDate, reason: reason || undefined }));
}

type Facts = Pick<EditGoalInput, "dueDate" | "ownerIds" | "collaboratorIds">;

/** Gives several goals back what each of them had. */
export function putBackGoals(context: Context, before: ReadonlyMap<string, Facts>): Promise<ChangedGoals> {
  return changeEach(context, [...before.keys()], (goalId) => changes(context, { goalId, ...before.get(goalId) }));
}

async function changes(context: Context, asked: EditGoalInput): Promise<boolean> {
  return (await editGoal(context, asked)).fields.length > 0;
}
