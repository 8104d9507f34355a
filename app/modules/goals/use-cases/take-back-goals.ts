import { commentCount } from "#app/modules/comments/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { lockTrees } from "../data/tree-locks.ts";
import { visibleTitles } from "../data/visible-titles.ts";
import { deleteGoal } from "./delete-goal.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Takes back goals that were made together, each as whoever acts may delete it. Once somebody has built on any of them,
 * nothing is changed, and the answer names one that was built on.
 */
export async function takeBackGoals(context: Context, goalIds: readonly string[]): Promise<{ builtOn: string | null }> {
  await lockTrees(context);
  const builtOn = await findBuiltOn(context, goalIds);
  if (builtOn !== null) return { builtOn };
  // Key results go with their objective; those that were added to another go one by one.
  const roots = await context.rows<{ id: string }>(
    sql`select g.id from {goal} g where g.id = any(${goalIds}::uuid[]) and g.deleted_at is null
      and (g.kind = 'OBJECTIVE' or g.parent_id is null or g.parent_id <> all(${goalIds}::uuid[]))
      order by array_position(${goalIds}::uuid[], g.id) desc`,
  );
  for (const { id } of roots) await deleteGoal(context, { goalId: id });
  return { builtOn: null };
}

/** The title of one that was changed, checked in on, spoken about, or given something to stand under it. */
async function findBuiltOn(context: Context, goalIds: readonly string[]): Promise<string | null> {
  const later = await firstRow<{ id: string }>(
    context,
    sql`select g.id from {goal} g where g.id = any(${goalIds}::uuid[]) and (
       (g.version > 1 and g.deleted_at is null) or ${commentCount("Goal", sql`g.id`)} > 0
       or exists (select from {goal_check_in} c where c.goal_id = g.id and c.rolled_up_from is null)
       or exists (select from {goal} k where k.parent_id = g.id and k.deleted_at is null
         and k.id <> all(${goalIds}::uuid[]))) limit 1`,
  );
  // It may have been hidden since from who acts, and worded otherwise.
  return later ? ((await visibleTitles(context, [later.id])).get(later.id) ?? "…") : null;
}
