import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import type { GoalRecord } from "../data/goal-record.ts";
import type { GoalMove } from "../data/move-goals.ts";
import { templateOf } from "../data/template-record.ts";
import { refusePlacing, type PlacedGoal } from "../domain/hierarchy.ts";
import type { GoalTemplate } from "../domain/template.ts";
import { newGoalFacts, requireAllowed } from "./authorize-goal.ts";

/** Refuses a parent the actor cannot see (404) or under which this goal may not stand (422). */
export async function requirePlacing(
  context: Context,
  goal: PlacedGoal,
  parentId: string,
  template: GoalTemplate,
): Promise<void> {
  requireFitting(goal, (await requireAllowed(context, "view", parentId)).goal, template);
}

function requireFitting(goal: PlacedGoal, parent: GoalRecord, { configData }: GoalTemplate): void {
  const refusal = refusePlacing(goal, placedOf(parent), {
    keyResultParent: "PARENT_OPTIONAL",
    keyResultCascading: configData.IS_KR_CASCADING_ENABLED,
  });
  if (refusal)
    throw invalid(refusal, `This goal may not stand under goal ${parent.id}.`, { fields: { parentId: refusal } });
}

/** A key result moves its objective's progress, so that objective's people decide; it is never more public than it. */
export async function requireKeyResultPlace(context: Context, goal: GoalRecord, parentId: string): Promise<void> {
  requireNotMorePublic(goal, (await requireAllowed(context, "add-key-result", parentId)).goal);
}

function requireNotMorePublic(goal: GoalRecord, parent: GoalRecord): void {
  if (goal.visibility === "GLOBAL" && parent.visibility === "PRIVATE") {
    throw invalid("goals.private-objective", "The objective is private.", {
      fields: { parentId: "goals.private-objective" },
    });
  }
}

/** Whether the actor may let goals stand where these moves put them: asked of a move and of taking it back alike. */
export async function requirePlaces(
  context: Context,
  goals: readonly GoalRecord[],
  moves: readonly GoalMove[],
): Promise<void> {
  const { template } = await templateOf(context);
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const parents = new Map<string, Awaited<ReturnType<typeof requireAllowed>>>();
  for (const parentId of new Set(moves.map(({ to }) => to).filter((to) => to !== null))) {
    const parent = await requireAllowed(context, "view", parentId);
    if (parent.goal.closure)
      throw invalid("goals.closed", "Nothing aligns to a closed goal.", { fields: { parentId: "goals.closed" } });
    parents.set(parentId, parent);
  }
  for (const { goalId, to } of moves) {
    const goal = byId.get(goalId);
    if (!goal) continue;
    const parent = to === null ? null : parents.get(to)!;
    if (goal.kind === "KEY_RESULT") {
      if (!parent) await requireAlone(context, goal);
      else {
        await authorize(context, "add-key-result", parent.facts);
        requireNotMorePublic(goal, parent.goal);
      }
    }
    if (parent) requireFitting(placedOf(goal), parent.goal, template);
  }
}

const placedOf = ({ kind, level }: GoalRecord): PlacedGoal =>
  kind === "OBJECTIVE" ? { kind, level } : { kind: "KEY_RESULT" };

/** A key result stands alone where the actor may create one that does. */
async function requireAlone(context: Context, { id, level }: GoalRecord): Promise<void> {
  const { orgUnitIds } = await requireGoalFacts(context, id);
  await authorize(context, "create", newGoalFacts("KEY_RESULT", level, false, orgUnitIds));
}
