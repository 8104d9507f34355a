import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { InsightScope } from "#app/modules/goals/domain.ts";

/** Numbers about goals are for whom the access template gives them; refused by name, for there is nothing to hide. */
export async function authorizeInsights(context: Context, scope: InsightScope): Promise<void> {
  const ability = await context.ability();
  if (ability.decide("view", { kind: "GoalInsights", scope }).allowed) return;
  throw new AppError("platform.forbidden", 403, `Insights of ${scope} are refused.`, {
    params: { rule: "goals.template.insights" },
  });
}
