import { tasksInBrief, type TaskBrief } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Texts } from "#app/modules/questionnaires/domain.ts";
import type { SurveyState } from "../domain/survey.ts";
import type { TeamScope } from "../engagement-places.ts";
import { everyGroup, resultsOf, scoreIn } from "./survey-results.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A survey that asks again about what a plan is about. */
export type Measured = {
  id: string;
  title: Texts;
  state: SurveyState;
  /** Percent of favourable answers of the company before and after; null where it is not told, or not yet. */
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
  state: "PLANNED" | "DONE" | "DROPPED";
  by: string | null;
  version: number;
  /** Tasks it led to, as far as the actor may see them. */
  steps: TaskBrief[];
  measured: Measured | null;
};

type Row = Omit<Focus, "steps" | "measured"> & { stepIds: string[]; again: Omit<Measured, "before" | "after"> | null };

async function focuses(context: Context, surveyId: string, which: Sql): Promise<Focus[]> {
  const rows = await context.rows<Row>(
    sql`select f.id, f.question_id as "questionId", f.plan, f.due_on::text as "dueOn", f.outcome, f.state,
        e.display_name as by, f.version,
        (select coalesce(jsonb_agg(t.initiative_id order by t.created_at), '[]') from {survey_focus_step} t
          where t.focus_id = f.id) as "stepIds",
        (select jsonb_build_object('id', s.id, 'title', s.title, 'state', s.state) from {survey} s
          where s.focus_id = f.id and s.deleted_at is null order by s.created_at desc limit 1) as again
      from {survey_focus} f left join {employee} e on e.id = f.created_by
      where f.survey_id = ${surveyId} and f.deleted_at is null and ${which}
      order by f.state <> 'PLANNED', f.due_on nulls last, f.id limit 100`,
  );
  const tasks = context.actor.features.includes("TASK")
    ? await tasksInBrief(
        context,
        rows.flatMap(({ stepIds }) => stepIds),
      )
    : [];
  const all: Focus[] = [];
  for (const { stepIds, again, ...focus } of rows)
    all.push({
      ...focus,
      steps: tasks.filter(({ id }) => stepIds.includes(id)),
      measured: again && { ...again, ...(await change(context, surveyId, { ...focus, again })) },
    });
  return all;
}

/** The favourable share of the company about the plan's question, the first time and the next. */
async function change(
  context: Context,
  surveyId: string,
  { questionId, again: { id, state } }: { questionId: string; again: Omit<Measured, "before" | "after"> },
): Promise<Pick<Measured, "before" | "after">> {
  if (state !== "PUBLISHED") return { before: null, after: null };
  const shareIn = async (of: string) => {
    const results = await resultsOf(context, of);
    const question = results?.questions.find((each) => each.id === questionId);
    return (results && question && scoreIn(results, question, everyGroup(results))?.favourable) ?? null;
  };
  return { before: await shareIn(surveyId), after: await shareIn(id) };
}

/** Plans of the company, or those of the actor for their own people. */
export const focusesOf = (context: Context, surveyId: string, scope: TeamScope | "company") =>
  focuses(
    context,
    surveyId,
    scope === "company" ? sql`f.lead_id is null` : sql`f.lead_id = ${context.actor.employeeId}`,
  );

/** What everybody who was asked is told: what the company does and did; what measures it only once its results are shown. */
export async function sharedFocuses(context: Context, surveyId: string): Promise<Focus[]> {
  const told = await focuses(context, surveyId, sql`f.lead_id is null and f.state <> 'DROPPED'`);
  return told.map((focus) => ({
    ...focus,
    measured: focus.measured?.state === "PUBLISHED" ? focus.measured : null,
  }));
}
