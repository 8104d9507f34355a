import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { recordChanges } from "../data/changes.ts";
import { goalRecordColumns, type GoalRecord } from "../data/goal-record.ts";
import { moveGoals, rollUpsOf, type GoalMove, type RollUpChange } from "../data/move-goals.ts";
import { insertRealignment, realignModes, type RealignMode } from "../data/realignment.ts";
import { visibleTitles } from "../data/visible-titles.ts";
import { lockForRealigning } from "../data/tree-locks.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { requirePlaces } from "./require-placing.ts";
import { writeDown } from "./write-down.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
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
  const lines = await lockForRealigning(context, [
    goalId,
    ...below.map(({ id }) => id),
    ...(input.parentId ? [input.parentId] : []),
  ]);
  const goal = lines.get(goalId);
  if (!goal || goal.deleted) throw notFound("Goal");
  const to = input.parentId ?? null;
  const children = mode === "GOAL" ? [] : await alignedChildren(context, goalId);
  const left = mode === "GOAL_WITHOUT_CHILDREN" ? await placeLeft(context, goal) : null;
  const moves = movesOf(goal, children, { to, left }, mode).filter((move) => move.from !== move.to);
  if (moves.length === 0)
    throw invalid("goals.nothing-moves", "Nothing would move.", { fields: { parentId: "goals.nothing-moves" } });
  await requirePlaces(context, [goal, ...children], moves);
  const realignmentId = context.newId();
  const rollUps = await rollUpsOf(context, moves, lines, async () => {
    const updates = await moveGoals(context, moves, lines);
    if (mode !== "CHILDREN_AND_DELETE") return updates;
    await deleteGoal(context, { goalId });
    return null;
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
function alignedChildren(context: Context, goalId: string): Promise<GoalRecord[]> {
  return context.rows<GoalRecord>(
    prepared(sql`select ${goalRecordColumns} from {goal} g where g.parent_id = ${goalId} and g.kind = 'OBJECTIVE'
      and g.deleted_at is null order by g.id`),
  );
}
