import { offeredCompetencies } from "#app/modules/develop/index.ts";
import { findVisibleTitle } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";

/** A goal that the actor may see: whether there are others is not told. */
export async function requireGoal(context: Context, goalId: string | null | undefined): Promise<void> {
  if (!goalId || (await findVisibleTitle(context, goalId))) return;
  throw invalid("feedback.unknown-goal", "There is no such goal.", { fields: { goalId: "feedback.unknown-goal" } });
}

/** A competency of the company that is in use. */
export async function requireCompetency(context: Context, competencyId: string | null | undefined): Promise<void> {
  if (!competencyId || (await offeredCompetencies(context)).some(({ id }) => id === competencyId)) return;
  const code = "feedback.unknown-competency";
  throw invalid(code, "There is no such competency.", { fields: { competencyId: code } });
}
