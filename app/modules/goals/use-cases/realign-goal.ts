import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recordChanges } from "../data/changes.ts";
import { requireGoal, type GoalRecord } from "../data/goal-record.ts";
import { moveGoals, rollUpsOf, type GoalMove, type RollUpChange } from "../data/move-goals.ts";
import { insertRealignment, realignModes, type RealignMode } from "../data/realignment.ts";
import { visibleTitles } from "../data/visible-titles.ts";
import { lockForRealigning } from "../data/tree-locks.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { requirePlaces } from "./require-placing.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const realignGoalInput = z.object({
  goalId: ids.goal,
  /** What it, or what its children, stand under afterwards; left out, they stand alone. */
  parentId: ids.parent.optional(),
  /** Who moves: the goal with all below it, the goal while its aligned objectives stay, those alone, or those while it is deleted. */
  mode: z
    .enum(realignModes)
    .default("GOAL")
    .describe(
      "What moves: the goal with what stands under it, the goal alone, or what stands under it, after which the goal may be deleted.",
    ),
});
export type RealignGoalInput = z.output<typeof realignGoalInput>;
export type Realigned = { realignmentId: string; moves: GoalMove[]; rollUps: RollUpChange[] };

/**
 * Moves goals in the tree, all or nothing, to be taken back for some time. Whoever edits a goal decides where it stands
 * and what stands under it; whoever may see a goal may align to it.
 */
export async function realignGoal(context: Context, input: RealignGoalInput): Promise<Realigned> {
  const { goalId, mode } = input;
  await requireAllowed(context, "edit", goalId);
  const below = mode === "GOAL" ? [] : await alignedChildren(context, goalId);
  await lockForRealigning(context, [goalId, ...below.map(({ id }) => id), ...(input.parentId ? [input.parentId] : [])]);
  const goal = await requireGoal(context, goalId);
  const to = input.parentId ?? null;
  const children = mode === "GOAL" ? [] : await alignedChildren(context, goalId);
  const moves = movesOf(goal, children, { to, left: await placeLeft(context, goal) }, mode).filter(
    (move) => move.from !== move.to,
  );
  if (moves.length === 0)
    throw invalid("goals.nothing-moves", "Nothing would move.", { fields: { parentId: "goals.nothing-moves" } });
  await requirePlaces(context, [goal, ...children], moves);
  const realignmentId = context.newId();
  const rollUps = await rollUpsOf(context, moves, async () => {
    await moveGoals(context, moves);
    if (mode === "CHILDREN_AND_DELETE") await deleteGoal(context, { goalId });
  });
  await insertRealignment(context, { id: realignmentId, goalId, mode, moves });
  for (const move of moves)
    await recordChanges(context, move.goalId, [{ field: "parent", before: move.from, after: move.to }], realignmentId);
  await writeDown(
    context,
    "goals.realigned",
    { goalId, realignmentId, movedIds: moves.map((move) => move.goalId) },
    { action: "realign", subject: "Goal", id: goalId, detail: { mode, moves } },
  );
  return { realignmentId, moves, rollUps };
}

type Places = { to: string | null; left: string | null };

function movesOf(
  goal: GoalRecord,
  children: readonly GoalRecord[],
  { to, left }: Places,
  mode: RealignMode,
): GoalMove[] {
  const own = { goalId: goal.id, from: goal.parentId, to };
  const below = (parent: string | null) => children.map((child) => ({ goalId: child.id, from: goal.id, to: parent }));
  if (mode === "GOAL") return [own];
  // What stays behind takes the place of what left.
  return mode === "GOAL_WITHOUT_CHILDREN" ? [own, ...below(left)] : below(to);
}

/** Where a goal stands as far as the actor may see: under a goal that is hidden from them, nobody is put by them. */
async function placeLeft(context: Context, { parentId }: GoalRecord): Promise<string | null> {
  return parentId !== null && (await visibleTitles(context, [parentId])).has(parentId) ? parentId : null;
}

/** The objectives aligned to it; its key results are a part of it. */
async function alignedChildren(context: Context, goalId: string): Promise<GoalRecord[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select id from {goal} where parent_id = ${goalId} and kind = 'OBJECTIVE' and deleted_at is null order by id`,
  );
  const children: GoalRecord[] = [];
  for (const { id } of rows) children.push(await requireGoal(context, id));
  return children;
}
