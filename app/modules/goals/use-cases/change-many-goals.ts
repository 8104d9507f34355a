import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { closures } from "../domain/closure.ts";
import { archiveGoal } from "./archive-goal.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { closeGoal } from "./close-goal.ts";
import { reopenGoal } from "./reopen-goal.ts";
import { toEachGoal } from "./to-each-goal.ts";
import { sql } from "#tenancy/sql.ts";

export const manyGoalsInput = z.object({
  goalIds: z.array(z.uuid()).min(1).max(100).describe("The ids of the goals, 100 at most."),
});
export const closeGoalsInput = manyGoalsInput.extend({ closure: z.enum(closures).describe("How they ended.") });

export type ManyGoals = z.output<typeof manyGoalsInput>;
/** Those that were changed; the others were so already. */
export type ChangedGoals = { goalIds: string[] };

/** Takes several goals with their key results off the lists, all or none. */
export function archiveGoals(context: Context, { goalIds }: ManyGoals): Promise<ChangedGoals> {
  return changeEach(context, goalIds, async (goalId) => {
    // What is so already tells nobody so who may not change it.
    await requireAllowed(context, "edit", goalId);
    // A key result goes with its objective, which may have been chosen as well.
    if (await isArchived(context, goalId)) return false;
    await archiveGoal(context, { goalId });
    return true;
  });
}

/** Closes several goals with one outcome, all or none. */
export function closeGoals(
  context: Context,
  { goalIds, closure }: z.output<typeof closeGoalsInput>,
): Promise<ChangedGoals> {
  return changeEach(context, goalIds, async (goalId) => {
    if ((await requireAllowed(context, "close", goalId)).goal.closure) return false;
    await closeGoal(context, { goalId, closure });
    return true;
  });
}

/** Takes several closed goals back to the levels they had, all or none. */
export function reopenGoals(context: Context, { goalIds }: ManyGoals): Promise<ChangedGoals> {
  return changeEach(context, goalIds, async (goalId) => {
    if (!(await requireAllowed(context, "close", goalId)).goal.closure) return false;
    await reopenGoal(context, { goalId });
    return true;
  });
}

/** Does one act to each of several goals, all or none; it says whether it changed anything. */
export async function changeEach(
  context: Context,
  goalIds: readonly string[],
  change: (goalId: string) => Promise<boolean>,
): Promise<ChangedGoals> {
  const changed: string[] = [];
  await toEachGoal(context, goalIds, async (goalId) => {
    if (await change(goalId)) changed.push(goalId);
  });
  return { goalIds: changed };
}

async function isArchived(context: Context, goalId: string): Promise<boolean> {
  const rows = await context.rows(sql`select from {goal} where id = ${goalId} and archived_at is not null`);
  return rows.length > 0;
}
