import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** Open objectives of exactly this title that the actor may see, in one time frame or in any; two are enough to know it is not one. */
export async function objectivesTitled(context: Context, title: string, timeFrame: string | null): Promise<string[]> {
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<{ id: string }>(
    sql`with recursive ${allowed.with}
     select g.id from {goal} g join {goal_period} p on p.id = g.period_id
      where g.deleted_at is null and g.archived_at is null and g.kind = 'OBJECTIVE' and g.progress_level <> 'CLOSED'
        and lower(g.title) = lower(${title})
        and (${timeFrame}::text is null or p.name = ${timeFrame}) and (${allowed.where}) limit 2`,
  );
  return rows.map(({ id }) => id);
}
