import { sql, type Sql } from "#tenancy/sql.ts";

/** How many parts of a goal called `g` the actor may see: what stands under it, and what counts in it besides. */
export function partCount(allowed: Sql): Sql {
  return sql`(select count(*)::int from (
       select k.id from {goal} k where k.parent_id = g.id and k.deleted_at is null union all select f.child_id from {goal_feed} f where f.parent_id = g.id) part
       cross join lateral (select from {goal} g where g.id = part.id and g.deleted_at is null and g.archived_at is null and (${allowed})) seen)`;
}
