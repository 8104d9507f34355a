import { commentCount } from "#app/modules/comments/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Rows of goals for another room to join to its own; the statement starts with `with recursive ${with}`. */
export type JoinedGoals = { readonly with: Sql; readonly rows: Sql };

/**
 * Goals as they are now, deleted ones too, for the room that made them: `id`, `position`, `parent_id`, `percent`, what one
 * may change by hand (`title`, `description`, `visibility`, `start_value`, `target_value`), whether one is `gone`,
 * `archived`, `closed`, was checked in on or spoken about (`heard_of`), which goals stand under it (`part_ids`), and
 * whether the actor may see it (`seen`).
 */
export async function goalsAsTheyAre(context: Context): Promise<JoinedGoals> {
  const allowed = await goalsAllowing(context, "view");
  return {
    with: allowed.with,
    rows: sql`(select g.id, g.position, g.parent_id, g.percent, g.title, g.description, g.visibility,
      g.start_value::float8 as start_value, g.target_value::float8 as target_value,
       g.deleted_at is not null as gone, g.archived_at is not null as archived, g.closure_status is not null as closed,
       g.last_check_in_at is not null or ${commentCount("Goal", sql`g.id`)} > 0 as heard_of,
         coalesce((${allowed.where}), false) as seen,
       array(select c.id from {goal} c where c.parent_id = g.id and c.deleted_at is null) as part_ids from {goal} g)`,
  };
}

/** The goals that stand and the actor may see: `id` and `percent`. */
export async function goalsSeen(context: Context): Promise<JoinedGoals> {
  const allowed = await goalsAllowing(context, "view");
  return {
    with: allowed.with,
    rows: sql`(select g.id, g.percent from {goal} g where g.deleted_at is null and (${allowed.where}))`,
  };
}
