import { allGrades } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { HomeCard } from "#app/platform/contributions/home-card.ts";
import { competencies } from "../data/competency-sql.ts";
import { planProgress, stepsOf } from "../data/plan-sql.ts";
import type { LevelUpState } from "../domain/level-up.ts";
import type { PlanState } from "../domain/plan.ts";
import { sql } from "#tenancy/sql.ts";

/** One's growth plan with the goals that are open, and the level-up that runs. */
export type GrowthCard = {
  plan: {
    state: PlanState;
    targetOn: string | null;
    progress: number | null;
    goals: { id: string; name: string; all: number; done: number }[];
  } | null;
  levelUp: { to: string; state: LevelUpState } | null;
};

const shownAtMost = 3;

/** How one's own growth goes, where a plan or a level-up runs; an admin who looks is told of no plan. */
export function growthCard(context: Context): HomeCard[] {
  const me = context.actor.employeeId;
  const { all, done } = stepsOf(sql`g.id`);
  const goals = sql`(select coalesce(jsonb_agg(to_jsonb(open)), '[]') from (
    select g.id, c.name, ${all} as all, ${done} as done from {growth_goal} g
      join ${competencies} c on c.id = g.competency_id
    where g.plan_id = p.id and g.reached_at is null order by g.created_at, g.id limit ${shownAtMost}) open)`;
  const plan = sql`(select jsonb_build_object('state', p.state, 'targetOn', p.target_on::text,
      'progress', ${planProgress(sql`p.id`)}, 'goals', ${goals})
    from {growth_plan} p where p.employee_id = ${me} and p.state <> 'CLOSED'
      and ${context.viewedBy === undefined})`;
  const levelUp = sql`(select jsonb_build_object('to', (select g.name from ${allGrades} g where g.id = r.to_grade_id),
      'state', r.state)
    from {level_up_request} r where r.employee_id = ${me} and r.state in ('REQUESTED', 'SUPPORTED'))`;
  return [
    {
      name: "my-growth",
      group: "me",
      topic: "coaching",
      data: sql`select case when num_nonnulls(own.plan, own.level_up) > 0
        then jsonb_build_object('plan', own.plan, 'levelUp', own.level_up) end
        from (select ${plan} as plan, ${levelUp} as level_up) own`,
    },
  ];
}
