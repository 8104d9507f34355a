import { tasksInBrief, taskDone, type TaskBrief } from "#app/modules/initiatives/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { competencies } from "../data/competency-sql.ts";
import { planFacts } from "../data/plan-record.ts";
import type { Level } from "../domain/levels.ts";
import { planProgress, type PlanState } from "../domain/plan.ts";
import { levelsInUse } from "./levels.ts";
import { offeredCompetencies, type OfferedCompetency } from "./offered-competencies.ts";
import { personJob, type PersonJob } from "./person-job.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type PlanGoal = {
  id: string;
  competency: { id: string; name: string };
  level: string;
  note: string;
  reachedAt: string | null;
  stepIds: string[];
  steps: TaskBrief[];
  /** All steps and those done, also where the reader may not see the tasks. */
  all: number;
  done: number;
};

export type Plan = {
  id: string;
  state: PlanState;
  note: string;
  targetOn: string | null;
  mentor: { id: string; name: string } | null;
  agreedBy: string | null;
  agreedAt: string | null;
  version: number;
};

export type PlanPage = {
  person: PersonJob;
  isMe: boolean;
  mayEdit: boolean;
  mayAgree: boolean;
  hasTasks: boolean;
  plan: Plan | null;
  progress: number | null;
  goals: PlanGoal[];
  levels: Level[];
  offered: OfferedCompetency[];
};

/** The growth plan that runs, for who may see it. */
export async function planPage(context: Context, employeeId: string): Promise<PlanPage> {
  const plan = await firstRow<Plan & { mentorId: string | null }>(
    context,
    sql`select p.id, p.state, p.note, p.target_on::text as "targetOn", p.mentor_id as "mentorId", p.version,
      a.display_name as "agreedBy", ${instant(sql`p.agreed_at`)} as "agreedAt",
        case when m.id is null then null else jsonb_build_object('id', m.id, 'name', m.display_name) end as mentor
      from {growth_plan} p left join {employee} m on m.id = p.mentor_id left join {employee} a on a.id = p.agreed_by
     where p.employee_id = ${employeeId} and p.state <> 'CLOSED'`,
  );
  const facts = await planFacts(context, { employeeId, mentorId: plan?.mentorId ?? null });
  await authorize(context, "view", facts);
  const known = await context.rows(sql`select from {employee} where id = ${employeeId}`);
  if (known.length === 0) throw notFound("GrowthPlan");
  const ability = await context.ability();
  const goals = plan ? await goalsOf(context, plan.id) : [];
  return {
    person: await personJob(context, employeeId),
    isMe: employeeId === context.actor.employeeId,
    mayEdit: ability.decide("edit", facts).allowed,
    mayAgree: ability.decide("agree", facts).allowed,
    hasTasks: context.actor.features.includes("TASK"),
    plan: plan ?? null,
    progress: planProgress(
      goals.map(({ reachedAt, all, done }) => ({ reached: reachedAt !== null, steps: all, done })),
    ),
    goals,
    levels: await levelsInUse(context),
    offered: await offeredCompetencies(context),
  };
}

async function goalsOf(context: Context, planId: string): Promise<PlanGoal[]> {
  const done = taskDone(sql`s.initiative_id`);
  const goals = await context.rows<Omit<PlanGoal, "steps">>(
    sql`select g.id, jsonb_build_object('id', c.id, 'name', c.name) as competency, g.level, g.note,
      ${instant(sql`g.reached_at`)} as "reachedAt",
        (select coalesce(jsonb_agg(s.initiative_id), '[]') from {growth_step} s where s.goal_id = g.id) as "stepIds",
        (select count(${done})::int from {growth_step} s where s.goal_id = g.id) as all,
        (select count(*) filter (where ${done})::int from {growth_step} s where s.goal_id = g.id) as done
      from {growth_goal} g join ${competencies} c on c.id = g.competency_id
        where g.plan_id = ${planId} order by g.created_at, g.id`,
  );
  const features = context.actor.features;
  const tasks = features.includes("TASK")
    ? await tasksInBrief(
        context,
        goals.flatMap(({ stepIds }) => stepIds),
      )
    : [];
  return goals.map((goal) => ({ ...goal, steps: tasks.filter(({ id }) => goal.stepIds.includes(id)) }));
}
