import type { Context } from "#app/platform/context/context.ts";
import { visibleTitles } from "../data/visible-titles.ts";

/** A goal's title for those who may see it; null for everybody else. */
export async function findVisibleTitle(
  context: Context,
  goalId: string,
): Promise<{ id: string; title: string } | null> {
  const title = (await visibleTitles(context, [goalId])).get(goalId);
  return title === undefined ? null : { id: goalId, title };
}
