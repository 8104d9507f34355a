import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { cohortChoices, cohortNames } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsOfTemplate } from "../data/goals-from-template.ts";
import { requireGoalTemplate, type GoalTemplateRecord } from "../data/goal-template-record.ts";
import { runPatience, type Outcome, type RunError, type RunKind, type RunState } from "../data/template-run-record.ts";
import type { TimeFrame } from "../domain/time-frame.ts";
import { creationRights } from "./goal-permissions.ts";
import { goalPeriods } from "./goal-periods.ts";
import { previewRun, type RunPreview } from "./preview-template-run.ts";
import { sql } from "#tenancy/sql.ts";

export const goalTemplateScreenInput = z.object({
  templateId: ids.template,
  /** What to look at before it is done. */
  preview: z.enum(["UPDATE", "WITHDRAW"]).optional().catch(undefined).describe("What to look at before it is done."),
  edit: z.string().optional().describe("Which goals the role may change."),
});
export type GoalTemplateScreenInput = z.input<typeof goalTemplateScreenInput>;

/** One act: `done` of `total` people were come to; `results` how many came out how. */
export type TemplateRunView = {
  id: string;
  kind: RunKind;
  state: RunState;
  total: number;
  done: number;
  error: RunError | null;
  cohort: string | null;
  askedBy: string;
  askedAt: string;
  results: Partial<Record<Outcome, number>>;
};
export type TemplateGoal = {
  employeeId: string;
  name: string;
  goalId: string;
  percent: number | null;
  closed: boolean;
  archived: boolean;
};
/** What the newest act did not do as asked, person by person. */
export type TemplateNote = {
  employeeId: string;
  name: string;
  outcome: Outcome;
  goalId: string | null;
  reason: string;
  fields: string[];
};

export type GoalTemplateScreen = {
  template: GoalTemplateRecord;
  goals: TemplateGoal[];
  runs: TemplateRunView[];
  notes: TemplateNote[];
  preview: RunPreview | null;
  editing: boolean;
  cohorts: { id: string; name: string }[];
  periods: TimeFrame[];
  levels: GoalTemplateRecord["level"][];
  currency: string;
};

/** A template, the goals made of it that the actor may see with how far they are, and what was done with them. */
export async function goalTemplateScreen(
  context: Context,
  { templateId, preview, edit }: GoalTemplateScreenInput,
): Promise<GoalTemplateScreen> {
  const template = await requireGoalTemplate(context, templateId);
  const goals = (await goalsOfTemplate(context, templateId)).filter(
    ({ part, gone, seen }) => part === null && !gone && seen,
  );
  const seen = new Set(goals.map(({ goalId }) => goalId));
  const runs = await runsOf(context, templateId);
  const { levels } = await creationRights(context);
  return {
    template,
    runs,
    editing: edit !== undefined,
    goals: goals.map(({ employeeId, name, goalId, percent, closed, archived }) => ({
      employeeId,
      name,
      goalId,
      percent,
      closed,
      archived,
    })),
    notes: (await notesOf(context, templateId)).map((note) => ({
      ...note,
      goalId: note.goalId && seen.has(note.goalId) ? note.goalId : null,
    })),
    preview: preview ? await previewRun(context, templateId, preview as RunPreview["kind"]) : null,
    cohorts: (await cohortChoices(context)).cohorts.map(({ id, name }) => ({ id, name })),
    periods: await goalPeriods(context),
    levels,
    currency: context.actor.currency,
  };
}

async function runsOf(context: Context, templateId: string): Promise<TemplateRunView[]> {
  const stalled = sql`r.state in ('QUEUED', 'RUNNING') and r.updated_at < ${context.clock.now()}::timestamptz - ${runPatience}::interval`;
  const runs = await context.rows<Omit<TemplateRunView, "cohort"> & { cohortId: string | null }>(
    sql`select r.id, r.kind, case when ${stalled} then 'FAILED' else r.state end as state, r.total, r.cohort_id as "cohortId", by.display_name as "askedBy",
            to_char(r.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "askedAt", case when ${stalled} then '{"code": "goals.template-run-fault", "params": {}}'::jsonb else r.error end as error,
            (select count(*)::int from {goal_template_result} x where x.run_id = r.id) as done,
            (select coalesce(jsonb_object_agg(o.outcome, o.people), '{}') from (select outcome, count(*)::int as people from {goal_template_result} x where x.run_id = r.id group by outcome) o) as results
       from {goal_template_run} r join {employee} by on by.id = r.asked_by
      where r.template_id = ${templateId} order by r.asked_at desc, r.id desc limit 10`,
  );
  const names = await cohortNames(
    context,
    runs.flatMap(({ cohortId }) => cohortId ?? []),
  );
  return runs.map(({ cohortId, ...run }) => ({ ...run, cohort: names.get(cohortId ?? "") ?? "" }));
}

function notesOf(context: Context, templateId: string): Promise<TemplateNote[]> {
  return context.rows<TemplateNote>(
    sql`select r.employee_id as "employeeId", e.display_name as name, r.outcome, r.goal_id as "goalId", r.reason, r.fields
       from {goal_template_result} r join {employee} e on e.id = r.employee_id 
      where r.reason is not null and r.run_id = (select n.id from {goal_template_run} n where n.template_id = ${templateId} order by n.asked_at desc, n.id desc limit 1)
      order by lower(e.display_name), e.id limit 500`,
  );
}
