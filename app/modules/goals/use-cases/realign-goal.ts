import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { recordChanges } from "../data/changes.ts";
import { requireGoal, type GoalRecord } from "../data/goal-record.ts";
import { moveGoals, rollUpsOf, type GoalMove, type RollUpChange } from "../data/move-goals.ts";
import { insertRealignment, realignModes, type RealignMode } from "../data/realignment.ts";
import { templateOf } from "../data/template-record.ts";
import { lockForRealigning } from "../data/tree-locks.ts";
import { goalEvent } from "../events.ts";
import { newGoalFacts, requireAllowed } from "./authorize-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { requireKeyResultPlace, requirePlacing } from "./require-placing.ts";

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
  const { facts } = await requireAllowed(context, "edit", goalId);
  const below = mode === "GOAL" ? [] : await alignedChildren(context, goalId);
  await lockForRealigning(context, [goalId, ...below.map(({ id }) => id), ...(input.parentId ? [input.parentId] : [])]);
  const goal = await requireGoal(context, goalId);
  const to = input.parentId ?? null;
  const children = mode === "GOAL" ? [] : await alignedChildren(context, goalId);
  if (goal.kind === "KEY_RESULT" && to === null && mode.startsWith("GOAL"))
    await authorize(context, "create", newGoalFacts("KEY_RESULT", goal.level, false, facts.orgUnitIds));
  const moves = movesOf(goal, children, to, mode).filter((move) => move.from !== move.to);
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
  await recordEvent(
    context,
    goalEvent("goals.realigned", { goalId, realignmentId, movedIds: moves.map((move) => move.goalId) }),
  );
  await writeAuditEntry(context, {
    action: "goals.realign",
    subjectType: "Goal",
    subjectId: goalId,
    detail: { mode, moves },
  });
  return { realignmentId, moves, rollUps };
}

function movesOf(goal: GoalRecord, children: readonly GoalRecord[], to: string | null, mode: RealignMode): GoalMove[] {
  const own = { goalId: goal.id, from: goal.parentId, to };
  const below = (parent: string | null) => children.map((child) => ({ goalId: child.id, from: goal.id, to: parent }));
  if (mode === "GOAL") return [own];
  // What stays behind takes the place of what left.
  return mode === "GOAL_WITHOUT_CHILDREN" ? [own, ...below(goal.parentId)] : below(to);
}

/** The objectives aligned to it; its key results are a part of it. */
async function alignedChildren(context: Context, goalId: string): Promise<GoalRecord[]> {
  const rows = await context.rows<{ id: string }>(
    "select id from {goal} where parent_id = ? and kind = 'OBJECTIVE' and deleted_at is null order by id",
    [goalId],
  );
  const children: GoalRecord[] = [];
  for (const { id } of rows) children.push(await requireGoal(context, id));
  return children;
}

async function requirePlaces(
  context: Context,
  goals: readonly GoalRecord[],
  moves: readonly GoalMove[],
): Promise<void> {
  const { template } = await templateOf(context);
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const parents = new Set(moves.map(({ to }) => to).filter((to) => to !== null));
  for (const parentId of parents) {
    const parent = await requireGoal(context, parentId);
    if (parent.closure)
      throw invalid("goals.closed", "Nothing aligns to a closed goal.", { fields: { parentId: "goals.closed" } });
  }
  for (const { goalId, to } of moves) {
    const goal = byId.get(goalId);
    if (to === null || !goal) continue;
    if (goal.kind === "KEY_RESULT") await requireKeyResultPlace(context, goal, to);
    await requirePlacing(
      context,
      goal.kind === "OBJECTIVE" ? { kind: "OBJECTIVE", level: goal.level } : { kind: "KEY_RESULT" },
      to,
      template,
    );
  }
}
