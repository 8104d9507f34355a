import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { recordChanges } from "../data/changes.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { moveGoals, type GoalMove } from "../data/move-goals.ts";
import { requireGoal, type GoalRecord } from "../data/goal-record.ts";
import { requireRealignment, type Realignment } from "../data/realignment.ts";
import { visibleTitles } from "../data/visible-titles.ts";
import { lockForRealigning } from "../data/tree-locks.ts";
import { undoDays } from "../domain/undo-days.ts";
import { requirePlaces } from "./require-placing.ts";
import { restoreGoal } from "./restore-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const undoRealignmentInput = z.object({ realignmentId: ids.realignment });

/**
 * Puts everything back where it stood, by the rights of today: refused where something has moved on or is gone since, for
 * the actor too, and where they might not move it there now.
 */
export async function undoRealignment(
  context: Context,
  { realignmentId }: z.output<typeof undoRealignmentInput>,
): Promise<{ goalId: string }> {
  const realignment = await requireRealignment(context, realignmentId);
  const { goalId, mode, moves } = realignment;
  await authorize(context, "edit", await requireGoalFacts(context, goalId));
  requireUndoable(context, realignment);
  const lines = await lockForRealigning(
    context,
    moves.flatMap(({ goalId: moved, from }) => [moved, ...(from ? [from] : [])]),
  );
  if (mode === "CHILDREN_AND_DELETE") await restoreGoal(context, { goalId });
  const back = moves.map((move) => ({ goalId: move.goalId, from: move.to, to: move.from }));
  await requireUnmoved(context, back);
  const goals: GoalRecord[] = [];
  for (const move of back) goals.push(await requireGoal(context, move.goalId));
  await requirePlaces(context, goals, back);
  await moveGoals(context, back, lines);
  for (const move of back)
    await recordChanges(context, move.goalId, [{ field: "parent", before: move.from, after: move.to }]);
  await context.rows(
    sql`update {goal_realignment} set undone_at = ${context.clock.now()}, undone_by = ${context.actor.employeeId} where
      id = ${realignmentId}`,
  );
  await writeDown(
    context,
    "goals.realigned",
    { goalId, realignmentId, movedIds: back.map((move) => move.goalId) },
    { action: "undo-realign", subject: "Goal", id: goalId, detail: { moves: back } },
  );
  return { goalId };
}

function requireUndoable(context: Context, { at, undone }: Realignment): void {
  if (undone) throw conflict("goals.undone-already", "This was taken back already.");
  if (at < daysAgo(context, undoDays))
    throw conflict("goals.undo-expired", `A move can be taken back for ${undoDays} days.`);
}

/** Every goal still stands where it was moved to, and what it goes back under is still there for the actor: hidden reads as gone. */
async function requireUnmoved(context: Context, back: readonly GoalMove[]): Promise<void> {
  const rows = await context.rows<{ id: string; parentId: string | null }>(
    sql`select id, parent_id as "parentId" from {goal} where deleted_at is null
      and id = any(${back.map(({ goalId }) => goalId)}::uuid[])`,
  );
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const seen = await visibleTitles(
    context,
    back.flatMap(({ to }) => (to ? [to] : [])),
  );
  const stands = back.every(
    ({ goalId, from, to }) => parents.has(goalId) && parents.get(goalId) === from && (to === null || seen.has(to)),
  );
  if (!stands) throw conflict("goals.moved-since", "Something has moved or gone since.");
}
