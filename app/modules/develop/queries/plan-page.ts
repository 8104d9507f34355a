import { isPresent, summaryColumns, type PersonSummary } from "#app/modules/people/index.ts";
import { tasksInBrief, type TaskBrief } from "#app/modules/initiatives/index.ts";
import { grantsOf, type Granted } from "#app/platform/ability/granted.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { NextConversation } from "#app/platform/contributions/agenda.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { competencies } from "../data/competency-sql.ts";
import { planFacts } from "../data/plan-record.ts";
import { planProgress, stepsOf } from "../data/plan-sql.ts";
import type { Level } from "../domain/levels.ts";
import type { PlanState } from "../domain/plan.ts";
import { levelsInUse } from "./levels.ts";
import { competenciesNear, type NearCompetency } from "./competencies-near.ts";
import { planPartner } from "./plan-partner.ts";
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
  version: number;
};

export type Plan = {
  id: string;
  state: PlanState;
  note: string;
  targetOn: string | null;
  mentor: { id: string; name: string; photo: string | null } | null;
  agreedBy: string | null;
  agreedAt: string | null;
  version: number;
};

/** A plan that the reader is mentor of. */
export type Mentored = { person: PersonSummary; state: PlanState; targetOn: string | null };

export type PlanPage = {
  person: PersonJob;
  isMe: boolean;
  mayEdit: boolean;
  /** What the reader may do to the plan of this person, under the person's id: it may not have begun. */
  granted: Granted;
  /** The next 1:1 of the person and who leads them, for either of them. */
  next: NextConversation | null;
  /** Plans of others in which the reader is named as mentor; on one's own page. */
  mentored: Mentored[];
  hasTasks: boolean;
  plan: Plan | null;
  progress: number | null;
  goals: PlanGoal[];
  levels: Level[];
  /** What a goal may aim at, near ones first; for who may add one. */
  offered: NearCompetency[];
};

/** The growth plan that runs, for who may see it. */
export async function planPage(context: Context, employeeId: string): Promise<PlanPage> {
  const plan = await firstRow<Plan & { mentorId: string | null; progress: number | null }>(
    context,
    sql`select p.id, p.state, p.note, p.target_on::text as "targetOn", p.mentor_id as "mentorId", p.version, ${planProgress(sql`p.id`)} as progress,
      a.display_name as "agreedBy", ${instant(sql`p.agreed_at`)} as "agreedAt",
        case when m.id is null then null else jsonb_build_object('id', m.id, 'name', m.display_name, 'photo', m.photo_key)
          end as mentor
      from {growth_plan} p left join {employee} m on m.id = p.mentor_id left join {employee} a on a.id = p.agreed_by
     where p.employee_id = ${employeeId} and p.state <> 'CLOSED'`,
  );
  const facts = await planFacts(context, { employeeId, mentorId: plan?.mentorId ?? null });
  await authorize(context, "view", facts);
  const known = await context.rows(sql`select from {employee} where id = ${employeeId}`);
  if (known.length === 0) throw notFound("GrowthPlan");
  const ability = await context.ability();
  const isMe = employeeId === context.actor.employeeId;
  const mayEdit = ability.decide("edit", facts).allowed;
  const goals = plan ? await goalsOf(context, plan.id) : [];
  return {
    person: await personJob(context, employeeId),
    isMe,
    mayEdit,
    granted: grantsOf(ability, { records: [{ id: employeeId, facts, acts: ["edit", "agree", "decline-mentoring"] }] }),
    next: plan && mayEdit ? await nextTalk(context, employeeId) : null,
    mentored: isMe ? await mentoredBy(context) : [],
    hasTasks: context.actor.features.includes("TASK"),
    plan: plan ?? null,
    progress: plan?.progress ?? null,
    goals,
    levels: await levelsInUse(context),
    offered: plan && mayEdit ? await competenciesNear(context, employeeId) : [],
  };
}

async function nextTalk(context: Context, employeeId: string): Promise<NextConversation | null> {
  const partner = context.agenda && (await planPartner(context, employeeId));
  return partner ? context.agenda!.next(context, partner) : null;
}

function mentoredBy(context: Context): Promise<Mentored[]> {
  return context.rows<Mentored>(
    sql`select (select to_jsonb(s) from (select ${summaryColumns(context.today())}) s) as person, p.state,
        p.target_on::text as "targetOn" from {growth_plan} p join {employee} e on e.id = p.employee_id
      where p.mentor_id = ${context.actor.employeeId} and p.state <> 'CLOSED' and ${isPresent(sql`e.id`, context.today())}
      order by lower(e.display_name), e.id`,
  );
}

async function goalsOf(context: Context, planId: string): Promise<PlanGoal[]> {
  const { all, done } = stepsOf(sql`g.id`);
  const goals = await context.rows<Omit<PlanGoal, "steps">>(
    sql`select g.id, jsonb_build_object('id', c.id, 'name', c.name) as competency, g.level, g.note,
      ${instant(sql`g.reached_at`)} as "reachedAt",
        (select coalesce(jsonb_agg(s.initiative_id), '[]') from {growth_step} s where s.goal_id = g.id) as "stepIds",
        ${all} as all, ${done} as done, g.version
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
