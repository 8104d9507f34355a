import type { Context } from "#app/platform/context/context.ts";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { movedSince, parentThen } from "./as-of.ts";

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
    `with recursive ${allowed.with.text}${moved ? `, ${moved.text}` : ""},
     up(id, above, step) as (
       select g.id, ${moment ? parentThen : "g.parent_id"}, 0 from {goal} g where g.id = ?
       union all
       select g.id, ${moment ? parentThen : "g.parent_id"}, up.step + 1 from up join {goal} g on g.id = up.above where up.step < ${deepest})
     select g.id, g.title, (${visible(allowed.where, moment).text}) as seen from up join {goal} g on g.id = up.id order by up.step`,
    [...allowed.with.values, ...(moved?.values ?? []), goalId, ...visible(allowed.where, moment).values],
  );
  if (!steps[0]?.seen) throw notFound("Goal");
  const hidden = steps.findIndex(({ seen }) => !seen);
  return steps
    .slice(0, hidden < 0 ? steps.length : hidden)
    .reverse()
    .map(({ id, title }) => ({ id, title }));
}

/** Today a deleted goal is on no way; of a past day it may be. */
function visible(allowed: SqlFragment, moment: Date | null): SqlFragment {
  return moment ? allowed : { text: `g.deleted_at is null and (${allowed.text})`, values: allowed.values };
}
