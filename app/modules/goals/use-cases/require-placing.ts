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
  { configData }: GoalTemplate,
): Promise<void> {
  const parent = (await requireAllowed(context, "view", parentId)).goal;
  const placed: PlacedGoal =
    parent.kind === "OBJECTIVE" ? { kind: "OBJECTIVE", level: parent.level } : { kind: "KEY_RESULT" };
  const refusal = refusePlacing(goal, placed, {
    keyResultParent: "PARENT_OPTIONAL",
    keyResultCascading: configData.IS_KR_CASCADING_ENABLED,
  });
  if (refusal)
    throw invalid(refusal, `This goal may not stand under goal ${parentId}.`, { fields: { parentId: refusal } });
}

/** A key result moves its objective's progress, so that objective's people decide; it is never more public than it. */
export async function requireKeyResultPlace(context: Context, goal: GoalRecord, parentId: string): Promise<void> {
  const { goal: parent } = await requireAllowed(context, "add-key-result", parentId);
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
  for (const parentId of new Set(moves.map(({ to }) => to).filter((to) => to !== null))) {
    const { goal: parent } = await requireAllowed(context, "view", parentId);
    if (parent.closure)
      throw invalid("goals.closed", "Nothing aligns to a closed goal.", { fields: { parentId: "goals.closed" } });
  }
  for (const { goalId, to } of moves) {
    const goal = byId.get(goalId);
    if (!goal) continue;
    if (goal.kind === "KEY_RESULT") await (to ? requireKeyResultPlace(context, goal, to) : requireAlone(context, goal));
    if (to)
      await requirePlacing(
        context,
        goal.kind === "OBJECTIVE" ? { kind: "OBJECTIVE", level: goal.level } : { kind: "KEY_RESULT" },
        to,
        template,
      );
  }
}

/** A key result stands alone where the actor may create one that does. */
async function requireAlone(context: Context, { id, level }: GoalRecord): Promise<void> {
  const { orgUnitIds } = await requireGoalFacts(context, id);
  await authorize(context, "create", newGoalFacts("KEY_RESULT", level, false, orgUnitIds));
}
