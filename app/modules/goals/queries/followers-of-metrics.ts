import type { Context } from "#app/platform/context/context.ts";
import type { Followers } from "#app/platform/contributions/followers.ts";
import { followMetrics } from "../data/follow-metrics.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { asSeen, goalRowColumns, type GoalRow, type WithDue } from "./goal-row.ts";
import { sql } from "#tenancy/sql.ts";

/** A key result that takes its value from a metric, as the metric's page shows it. */
export type FollowingGoal = GoalRow & WithDue;

const mostGoals = 100;

/** Key results follow metrics: moved with them, counted and listed as far as the actor may see. */
export const followersOfMetrics: Followers = {
  carry: (context, metricIds) => followMetrics(context, { metricIds }),
  counted: async (context) => {
    const allowed = await goalsAllowing(context, "view");
    return {
      with: allowed.with,
      of: (metricId) => sql`(select count(*)::int from {goal} g where g.metric_id = ${metricId} and g.deleted_at is null
        and (${allowed.where}))`,
    };
  },
  list: followingGoals,
};

async function followingGoals(context: Context, metricId: string): Promise<FollowingGoal[]> {
  const allowed = await goalsAllowing(context, "view");
  const goals = await context.rows<GoalRow>(
    sql`with recursive ${allowed.with} select ${goalRowColumns} from {goal} g join {goal_period} p on p.id = g.period_id
      where g.metric_id = ${metricId} and g.deleted_at is null and (${allowed.where})
        order by g.closure_status is not null, g.due_date, lower(g.title), g.id limit ${mostGoals}`,
  );
  return asSeen(context, goals);
}
