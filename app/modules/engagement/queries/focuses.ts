import { creationRights, goalsInBrief, type GoalBrief } from "#app/modules/goals/index.ts";
import { tasksInBrief, type TaskBrief } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Texts } from "#app/modules/questionnaires/domain.ts";
import { groupsWithin } from "../domain/within.ts";
import type { FocusState } from "../domain/focus-states.ts";
import { goalLevels, type GoalLevel } from "../domain/plan-goals.ts";
import type { SurveyState } from "../domain/survey.ts";
import type { TeamScope } from "../engagement-places.ts";
import { everyGroup, readResults, scoreIn, type Results } from "./survey-results.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A survey that asks again about what a plan is about. */
export type Measured = {
  id: string;
  title: Texts;
  state: SurveyState;
  /** Percent of favourable answers of the company, or of a manager's people, before and after; null where it is not told, or not yet. */
  before: number | null;
  after: number | null;
};

/** What is done about a result. */
export type Focus = {
  id: string;
  questionId: string;
  plan: string;
  dueOn: string | null;
  outcome: string;
  state: FocusState;
  by: string | null;
  version: number;
  /** Tasks it led to, as far as the actor may see them. */
  steps: TaskBrief[];
  /** Goals it became, as far as the actor may see them. */
  goals: GoalBrief[];
  measured: Measured | null;
};

type Again = Omit<Measured, "before" | "after">;
type Row = Omit<Focus, "steps" | "goals" | "measured"> & {
  leadId: string | null;
  stepIds: string[];
  goalIds: string[];
  again: Again | null;
};

async function focuses(context: Context, surveyId: string, which: Sql): Promise<Focus[]> {
  const rows = await context.rows<Row>(
    sql`select f.id, f.question_id as "questionId", f.plan, f.due_on::text as "dueOn", f.outcome, f.state,
        e.display_name as by, f.version, f.lead_id as "leadId",
        (select coalesce(jsonb_agg(t.initiative_id order by t.created_at), '[]') from {survey_focus_step} t
          where t.focus_id = f.id) as "stepIds",
        (select coalesce(jsonb_agg(t.goal_id order by t.created_at), '[]') from {survey_focus_goal} t
          where t.focus_id = f.id) as "goalIds",
        (select jsonb_build_object('id', s.id, 'title', s.title, 'state', s.state) from {survey} s
          where s.focus_id = f.id and s.deleted_at is null order by s.created_at desc limit 1) as again
      from {survey_focus} f left join {employee} e on e.id = f.created_by
      where f.survey_id = ${surveyId} and f.deleted_at is null and ${which}
      order by f.state <> 'PLANNED', f.due_on nulls last, f.id limit 100`,
  );
  const { features } = context.actor;
  const stepIds = rows.flatMap((row) => row.stepIds);
  const tasks = features.includes("TASK") ? await tasksInBrief(context, stepIds) : [];
  const goalIds = features.includes("GOAL") ? rows.flatMap((row) => row.goalIds) : [];
  const known = await goalsInBrief(context, goalIds);
  const measured = await sharesOf(context, surveyId, rows);
  return rows.map(({ stepIds: own, goalIds: led, again, leadId, ...focus }) => ({
    ...focus,
    steps: tasks.filter(({ id }) => own.includes(id)),
    goals: led.flatMap((id) => known.get(id) ?? []),
    measured: again && { ...again, ...measured({ questionId: focus.questionId, leadId }, again) },
  }));
}

type Shares = Pick<Measured, "before" | "after">;

/** The favourable share about a plan's question, of the company or of its lead's people, the first time and the next. */
async function sharesOf(
  context: Context,
  surveyId: string,
  rows: readonly Row[],
): Promise<(focus: Pick<Row, "questionId" | "leadId">, again: Again) => Shares> {
  const ids = rows.flatMap(({ again }) => (again?.state === "PUBLISHED" ? [again.id] : []));
  const all = ids.length === 0 ? [] : await readResults(context, sql`s.id = any(${[surveyId, ...ids]}::uuid[])`);
  const shareIn = (results: Results | undefined, { questionId, leadId }: Pick<Row, "questionId" | "leadId">) => {
    const question = results?.questions.find((each) => each.id === questionId);
    if (!results || !question) return null;
    const { groups, frame } = results;
    const chosen =
      leadId === null ? everyGroup(results) : groupsWithin(groups, frame, { attribute: "TEAM", node: leadId });
    return scoreIn(results, question, chosen)?.favourable ?? null;
  };
  const of = (id: string) => all.find((results) => results.id === id);
  return (focus, { id, state }) =>
    state === "PUBLISHED"
      ? { before: shareIn(of(surveyId), focus), after: shareIn(of(id), focus) }
      : { before: null, after: null };
}

/** On whose behalf the actor may make goals of a plan; none where goals are not in use. */
export async function goalLevelsOf(context: Context, scope: TeamScope | "company"): Promise<GoalLevel[]> {
  if (!context.actor.features.includes("GOAL")) return [];
  const { levels } = await creationRights(context);
  return goalLevels.filter((level) => levels.includes(level) && (scope === "company" || level === "INDIVIDUAL"));
}

/** Plans of the company, or those of the actor for their own people. */
export const focusesOf = (context: Context, surveyId: string, scope: TeamScope | "company") =>
  focuses(
    context,
    surveyId,
    scope === "company" ? sql`f.lead_id is null` : sql`f.lead_id = ${context.actor.employeeId}`,
  );

/**
 * What everybody who was asked is told: what the company does and did. What measures it are results: only once they are
 * shown, and only where results are shared with all.
 */
export async function sharedFocuses(
  context: Context,
  { id: surveyId, sharesWithAll }: { id: string; sharesWithAll: boolean },
): Promise<Focus[]> {
  const told = await focuses(context, surveyId, sql`f.lead_id is null and f.state <> 'DROPPED'`);
  return told.map((focus) => ({
    ...focus,
    measured: sharesWithAll && focus.measured?.state === "PUBLISHED" ? focus.measured : null,
  }));
}
