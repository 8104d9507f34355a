import { competenciesInUse, type OfferedCompetency } from "#app/modules/develop/index.ts";
import { findVisibleTitle } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";

/** A goal that the actor may see: whether there are others is not told. */
export async function requireGoal(context: Context, goalId: string | null | undefined): Promise<void> {
  if (!goalId || (await findVisibleTitle(context, goalId))) return;
  throw invalid("feedback.unknown-goal", "There is no such goal.", { fields: { goalId: "feedback.unknown-goal" } });
}

/** A competency of the company that is in use; null where none is named. */
export async function requireCompetency(
  context: Context,
  competencyId: string | null | undefined,
): Promise<OfferedCompetency | null> {
  if (!competencyId) return null;
  const found = (await competenciesInUse(context, [competencyId])).get(competencyId);
  if (found) return found;
  const code = "feedback.unknown-competency";
  throw invalid(code, "There is no such competency.", { fields: { competencyId: code } });
}
