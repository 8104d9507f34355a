import { firstRow, type Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";

/** A goal's title for those who may see it; null for everybody else. */
export async function findVisibleTitle(context: Context, goalId: string): Promise<{ id: string; title: string } | null> {
  const allowed = await goalsAllowing(context, "view");
  return firstRow(context,
    `with recursive ${allowed.with.text} select g.id, g.title from {goal} g where g.id = ? and g.deleted_at is null and (${allowed.where.text})`,
    [...allowed.with.values, goalId, ...allowed.where.values]);
}
