import { z } from "zod";
import { holdMetrics } from "#app/modules/metrics/index.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { keepPeriod, requireTimeFrame } from "../data/periods.ts";
import { lockTrees } from "../data/tree-locks.ts";
import { visibleTitles } from "../data/visible-titles.ts";
import { closures } from "../domain/closure.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { closeGoals, manyGoalsInput, reopenGoals } from "./change-many-goals.ts";
import { copyGoal, copyGoalInput } from "./copy-goal.ts";
import { takeBackGoals } from "./take-back-goals.ts";
import { toEachGoal } from "./to-each-goal.ts";
import { sql } from "#tenancy/sql.ts";

export const carryGoalsInput = manyGoalsInput.extend({
  timeFrame: copyGoalInput.shape.timeFrame,
  progress: copyGoalInput.shape.progress,
  closure: optionalInput(z.enum(closures)).describe(
    "How the goals carried over ended; they stay open where it is left out.",
  ),
});

export type CarriedGoals = {
  /** The new objectives. */
  goalIds: string[];
  /** All that was made: the objectives and their key results. */
  madeIds: string[];
  /** What was closed. */
  closedIds: string[];
};

/**
 * Goes on with several objectives in another time frame, all or none: each is made anew there with its open key results, and
 * what is left is closed where an outcome is given. A key result goes with its objective.
 */
export async function carryGoals(
  context: Context,
  { goalIds, timeFrame, progress, closure }: z.output<typeof carryGoalsInput>,
): Promise<CarriedGoals> {
  const made: CarriedGoals = { goalIds: [], madeIds: [], closedIds: [] };
  const chosen = new Set(goalIds);
  const periodId = await keepPeriod(context, await requireTimeFrame(context, timeFrame));
  await toEachGoal(context, await parentsFirst(context, goalIds), async (goalId) => {
    const { goal } = await requireAllowed(context, "view", goalId);
    if (goal.kind === "KEY_RESULT") {
      if (goal.parentId && chosen.has(goal.parentId)) return;
      throw invalid("goals.carried-alone", "A key result is carried over with its objective.");
    }
    if (goal.closure) throw conflict("goals.closed", "The goal is closed.");
    if (goal.periodId === periodId) throw invalid("goals.same-time-frame", "The goal is in that time frame already.");
    const keyResultIds = await openKeyResults(context, goalId);
    const copied = await copyGoal(context, { goalId, title: goal.title, timeFrame, keyResultIds, progress });
    made.goalIds.push(copied.goalId);
    made.madeIds.push(copied.goalId, ...copied.keyResultIds);
    if (closure)
      made.closedIds.push(...(await closeGoals(context, { goalIds: [goalId, ...keyResultIds], closure })).goalIds);
  });
  return made;
}

/** A copy stands under the copy of its parent, so that is made first. */
async function parentsFirst(context: Context, goalIds: readonly string[]): Promise<string[]> {
  const rows = await context.rows<{ id: string; parentId: string | null }>(
    sql`select id, parent_id as "parentId" from {goal} where id = any(${goalIds}::uuid[])`,
  );
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const depthOf = (id: string): number => {
    const parentId = parents.get(id);
    return parentId && parents.has(parentId) ? depthOf(parentId) + 1 : 0;
  };
  return goalIds.toSorted((one, other) => depthOf(one) - depthOf(other));
}

/** Those that whoever acts may see. */
async function openKeyResults(context: Context, goalId: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select id from {goal} where parent_id = ${goalId} and kind = 'KEY_RESULT' and deleted_at is null
      and closure_status is null order by position, created_at, id limit 100`,
  );
  const visible = await visibleTitles(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id }) => id).filter((id) => visible.has(id));
}

const someIds = z.array(z.uuid()).max(1000);
export const undoCarryInput = z.object({
  madeIds: someIds.min(1).describe("The ids of what was made, as carrying over answered them."),
  closedIds: someIds.default([]).describe("The ids of what was closed then, to be opened again."),
});

/** Takes back what was carried over, unless somebody has built on it meanwhile: then nothing is changed. */
export async function undoCarry(
  context: Context,
  { madeIds, closedIds }: z.output<typeof undoCarryInput>,
): Promise<{ goalIds: string[] }> {
  await holdMetrics(context);
  await lockTrees(context);
  // What somebody built on is told only to who may take it back.
  for (const goalId of new Set(madeIds)) await requireAllowed(context, "delete", goalId);
  const { builtOn } = await takeBackGoals(context, madeIds);
  if (builtOn !== null)
    throw conflict("goals.built-on", `“${builtOn}” was changed since it was carried over.`, {
      params: { title: builtOn },
    });
  if (closedIds.length > 0) await reopenGoals(context, { goalIds: closedIds });
  return { goalIds: madeIds };
}
