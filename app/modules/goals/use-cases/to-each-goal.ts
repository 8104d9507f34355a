import { holdMetrics } from "#app/modules/metrics/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { lockTrees } from "../data/tree-locks.ts";
import { visibleTitles } from "../data/visible-titles.ts";

/** Refusals of one goal that are said in words of their own where it is one of many; all others say that it is refused. */
const worded: Readonly<Record<string, string>> = { "goals.duplicate-title": "goals.title-taken-of-many" };
const refused = "goals.refused-of-many";

/** Does one act to each of these goals in their order, all or none. A refusal names the goal it is about, where whoever acts may see it. */
export async function toEachGoal(
  context: Context,
  goalIds: readonly string[],
  act: (goalId: string) => Promise<unknown>,
): Promise<void> {
  await holdMetrics(context);
  await lockTrees(context);
  for (const goalId of new Set(goalIds)) await act(goalId).catch((error: unknown) => name(context, error, goalId));
}

async function name(context: Context, error: unknown, goalId: string): Promise<never> {
  if (!(error instanceof AppError) || error.code === refused) throw error;
  const title = (await visibleTitles(context, [goalId])).get(goalId);
  if (title === undefined) throw error;
  const { chain } = error.details;
  throw new AppError(worded[error.code] ?? refused, error.status, `“${title}”: ${error.message}`, {
    params: { title },
    ...(chain && { chain }),
  });
}
