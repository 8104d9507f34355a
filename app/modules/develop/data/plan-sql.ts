import { taskDone } from "#app/modules/initiatives/index.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Steps of a goal that are still there, and those that are done. */
export function stepsOf(goalId: Sql): { all: Sql; done: Sql } {
  const done = taskDone(sql`s.initiative_id`);
  return {
    all: sql`(select count(${done})::int from {growth_step} s where s.goal_id = ${goalId})`,
    done: sql`(select count(*) filter (where ${done})::int from {growth_step} s where s.goal_id = ${goalId})`,
  };
}

/** How far a plan is, in percent: a reached goal counts whole, another by its steps that are done. Null without goals. */
export function planProgress(planId: Sql): Sql {
  const { all, done } = stepsOf(sql`g.id`);
  return sql`(select round(100 * avg(case when g.reached_at is not null then 1
    else coalesce(${done}::numeric / nullif(${all}, 0), 0) end))::int
    from {growth_goal} g where g.plan_id = ${planId})`;
}
