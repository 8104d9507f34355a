import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { goalRowColumns } from "./goal-row.ts";
import type { ListedGoal } from "./goal-list.ts";
import { withDue, type WithDue } from "./goal-view.ts";

/** What stands directly under a goal and the actor may see: key results first, then aligned objectives. */
export async function goalChildren(context: Context, parentId: string): Promise<ListedGoal[]> {
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<Omit<ListedGoal, keyof WithDue>>(
    `with recursive ${allowed.with.text}
     select ${goalRowColumns},
            (select count(*)::int from {goal} c where c.parent_id = g.id and c.deleted_at is null and c.archived_at is null) as "childCount"
       from {goal} g join {goal_period} p on p.id = g.period_id
      where g.deleted_at is null and g.archived_at is null and g.parent_id = ? and (${allowed.where.text})
      order by g.kind, g.position, g.created_at, g.id limit 500`,
    [...allowed.with.values, parentId, ...allowed.where.values],
  );
  return withDue(context, rows);
}
