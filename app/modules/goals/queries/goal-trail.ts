import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { movedSince, parentThen } from "./as-of.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type TrailStep = { id: string; title: string };

/** No tree is deeper than this: it ends even on a stored circle. */
const deepest = 100;

/**
 * The way down to a goal through what it stands under, the goal itself last, today or at a moment. It begins below the
 * nearest goal the actor may not see. Throws 404 where they may not see the goal itself.
 */
export async function goalTrail(context: Context, goalId: string, moment: Date | null): Promise<TrailStep[]> {
  const allowed = await goalsAllowing(context, "view");
  const moved = moment ? movedSince(moment) : null;
  const steps = await context.rows<TrailStep & { seen: boolean }>(
    sql`with recursive ${allowed.with}${moved ? sql`, ${moved}` : sql``},
     up(id, above, step) as (
       select g.id, ${moment ? parentThen : sql`g.parent_id`}, 0 from {goal} g where g.id = ${goalId}
       union all
       select g.id, ${moment ? parentThen : sql`g.parent_id`}, up.step + 1 from up join {goal} g on g.id = up.above
         where up.step < ${deepest})
     select g.id, g.title, (${visible(allowed.where, moment)}) as seen from up join {goal} g on g.id = up.id order by up.step`,
  );
  if (!steps[0]?.seen) throw notFound("Goal");
  const hidden = steps.findIndex(({ seen }) => !seen);
  return steps
    .slice(0, hidden < 0 ? steps.length : hidden)
    .reverse()
    .map(({ id, title }) => ({ id, title }));
}

/** Today a deleted goal is on no way; of a past day it may be. */
function visible(allowed: Sql, moment: Date | null): Sql {
  return moment ? allowed : sql`g.deleted_at is null and (${allowed})`;
}
