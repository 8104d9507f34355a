import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { GoalRecord } from "../data/goal-record.ts";
import { refusePlacing, type PlacedGoal } from "../domain/hierarchy.ts";
import type { GoalTemplate } from "../domain/template.ts";
import { requireAllowed } from "./authorize-goal.ts";

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
