import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { goalRowColumns } from "./goal-row.ts";
import type { ListedGoal } from "./goal-list.ts";
import { partCount } from "./part-count.ts";
import { withDue, type WithDue } from "./goal-view.ts";

/** What counts in a goal and the actor may see: key results first, then aligned objectives, each with its weight there. */
export async function goalChildren(context: Context, parentId: string): Promise<ListedGoal[]> {
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<Omit<ListedGoal, keyof WithDue>>(
    `with recursive ${allowed.with.text}
     select ${goalRowColumns}, ${partCount} as "childCount", fed.weight::float8 as "fedWeight"
       from (select k.id, null::numeric as weight from {goal} k where k.parent_id = ? and k.deleted_at is null union all select child_id, weight from {goal_feed} where parent_id = ?) fed
       join {goal} g on g.id = fed.id join {goal_period} p on p.id = g.period_id
      where g.deleted_at is null and g.archived_at is null and (${allowed.where.text})
      order by g.kind, fed.weight is not null, g.position, g.created_at, g.id limit 500`,
    [...allowed.with.values, parentId, parentId, ...allowed.where.values],
  );
  return withDue(context, rows);
}
