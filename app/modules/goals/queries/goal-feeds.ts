import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** A goal that another counts in besides the one it stands under. */
export type GoalFeed = { id: string; title: string; weight: number };

/** What a goal feeds, as far as the actor may see. */
export async function goalFeeds(context: Context, goalId: string): Promise<GoalFeed[]> {
  const allowed = await goalsAllowing(context, "view");
  return context.rows<GoalFeed>(
    sql`with recursive ${allowed.with} select g.id, g.title, f.weight::float8 as weight
       from {goal_feed} f join {goal} g on g.id = f.parent_id where f.child_id = ${goalId} and g.deleted_at is null and (${allowed.where})
      order by lower(g.title), g.id`,
  );
}
