import type { Context } from "#app/platform/context/context.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { levelRank } from "./goal-order.ts";
import { goalRowColumns, partCount, asSeen, type WithDue } from "./goal-row.ts";
import type { ListedGoal } from "./goal-list.ts";
import { isOneOf, sql } from "#tenancy/sql.ts";

type Part = Omit<ListedGoal, keyof WithDue> & { partOf: string; parentSeen: boolean };

const mostOfOne = 500;
const mostOfAll = 2_000;

/**
 * What counts in each of these goals and the actor may see, by the goal it counts in: key results first, then aligned
 * objectives, each with its weight there. One statement for any number of goals.
 */
export async function goalParts(context: Context, parentIds: readonly string[]): Promise<Map<string, ListedGoal[]>> {
  const allowed = await goalsAllowing(context, "view");
  const count = partCount(allowed.where);
  const rows = await context.rows<Part>(
    prepared(sql`with recursive ${allowed.with}
     select ${goalRowColumns}, ${count} as "childCount", fed.weight::float8 as "fedWeight", fed.part_of as "partOf",
         exists (select from (select g.parent_id as id) stands_under cross join lateral (select from {goal} g
           where g.id = stands_under.id and g.deleted_at is null and (${allowed.where})) seen) as "parentSeen"
       from (select k.id, k.parent_id as part_of, null::numeric as weight from {goal} k
         where ${isOneOf(sql`k.parent_id`, parentIds)} and k.deleted_at is null
             union all select child_id, parent_id, weight from {goal_feed} where ${isOneOf(sql`parent_id`, parentIds)}) fed
       join {goal} g on g.id = fed.id join {goal_period} p on p.id = g.period_id
      where g.deleted_at is null and g.archived_at is null and (${allowed.where})
      order by g.kind, fed.weight is not null, ${levelRank}, g.position, g.created_at, g.id
        limit ${parentIds.length > 1 ? mostOfAll : mostOfOne}`),
  );
  const parents = rows.flatMap(({ parentId, parentSeen }) => (parentId && parentSeen ? [parentId] : []));
  const seen = await asSeen(context, rows, new Set(parents));
  const parts = Map.groupBy(seen, ({ partOf }) => partOf);
  const shown = (id: string) => (parts.get(id) ?? []).map(({ partOf: _, parentSeen: __, ...goal }) => goal);
  return new Map(parentIds.map((id) => [id, shown(id)]));
}

/** What counts in a goal and the actor may see. */
export async function goalChildren(context: Context, parentId: string): Promise<ListedGoal[]> {
  return (await goalParts(context, [parentId])).get(parentId) ?? [];
}
