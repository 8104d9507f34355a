import { findVisibleTitle, goalMovedSince, mayAddInitiative } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { initiativePrelude, initiativeRightsColumns, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { standsStill } from "../domain/work-on-goal.ts";
import { initiativeColumns, listed, type InitiativeRow, type ListedInitiative } from "./initiative-row.ts";
import { sql } from "#tenancy/sql.ts";

export const tasksOfGoalLimit = 50;

export type InitiativesOfGoal = {
  tasks: ListedInitiative[];
  /** How many there are; at most `tasksOfGoalLimit` are in `tasks`. */
  count: number;
  /** The local day since which the goal's number stands still although all of its tasks are done; null otherwise. */
  stillSince: string | null;
  /** Whether the actor may write down tasks for it. */
  mayAdd: boolean;
};

type Row = InitiativeRow & { total: number; openTotal: number; begunAt: Date; begunOn: string };

/** The tasks the actor may see that work on a goal, open ones first; null where the actor may not see the goal. */
export async function initiativesOfGoal(
  context: Context,
  goalId: string,
  slice: Slice = { limit: tasksOfGoalLimit, offset: 0 },
): Promise<InitiativesOfGoal | null> {
  if (!(await findVisibleTitle(context, goalId))) return null;
  const view = await initiativesAllowing(context, "view");
  const rights = await initiativeRightsColumns(context);
  const prelude = initiativePrelude(context);
  const rows = await context.rows<Row>(
    sql`${prelude}
     select ${initiativeColumns}, ${rights}, count(*) over ()::int as total,
            (count(*) filter (where i.completed_at is null) over ())::int as "openTotal", min(i.created_at) over () as "begunAt",
            (min(i.created_at) over () at time zone ${context.actor.timeZone})::date::text as "begunOn"
       from {initiative} i where i.deleted_at is null and i.goal_id = ${goalId} and i.parent_id is null and (${view})
      order by i.completed_at is not null, i.due_date asc nulls last, i.position limit ${slice.limit} offset ${slice.offset}`,
  );
  const [first] = rows;
  const done = { tasks: first?.total ?? 0, open: first?.openTotal ?? 0 };
  const still = first !== undefined && standsStill(done, await goalMovedSince(context, goalId, first.begunAt));
  return {
    tasks: rows.map(({ total: _total, openTotal: _open, begunAt: _at, begunOn: _on, ...row }) =>
      listed(row, context.today()),
    ),
    count: done.tasks,
    stillSince: still ? first.begunOn : null,
    mayAdd: await mayAddInitiative(context, goalId),
  };
}
