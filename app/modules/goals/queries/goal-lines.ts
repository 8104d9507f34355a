import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** What joins two goals besides standing one under the other: one counts in the other too, or needs it. */
export type GoalLine = { kind: "FEEDS" | "NEEDS"; from: string; to: string; weight: number | null };

/** The lines of which one end is among these goals, as far as the actor may see both ends: one statement. */
export async function goalLines(context: Context, goalIds: readonly string[]): Promise<GoalLine[]> {
  if (goalIds.length === 0) return [];
  const allowed = await goalsAllowing(context, "view");
  return context.rows<GoalLine>(
    sql`with recursive ${allowed.with},
     lines(kind, from_id, to_id, weight) as materialized (
       select 'FEEDS', f.child_id, f.parent_id, f.weight from {goal_feed} f where f.child_id = any(${goalIds}::uuid[])
         or f.parent_id = any(${goalIds}::uuid[])
       union all
       select 'NEEDS', d.goal_id, d.needs_goal_id, null from {goal_dependency} d
        where d.status = 'CONFIRMED' and (d.goal_id = any(${goalIds}::uuid[]) or d.needs_goal_id = any(${goalIds}::uuid[]))),
     seen(id) as materialized (
       select g.id from {goal} g where g.id in (select from_id from lines union select to_id from lines)
         and g.deleted_at is null and g.archived_at is null and (${allowed.where}))
     select kind, from_id as "from", to_id as "to", weight::float8 as weight from lines
      where from_id in (select id from seen) and to_id in (select id from seen) order by kind, from_id, to_id limit 2000`,
  );
}
