/** How many parts a goal called `g` has: what stands under it, and what counts in it besides. */
export const partCount = `(select count(*)::int from {goal} c where c.deleted_at is null and c.archived_at is null
   and c.id in (select k.id from {goal} k where k.parent_id = g.id and k.deleted_at is null union all select f.child_id from {goal_feed} f where f.parent_id = g.id))`;
