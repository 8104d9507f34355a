import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { cohortChoices } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsOfTemplate } from "../data/goals-from-template.ts";
import { requireGoalTemplate, type GoalTemplateRecord } from "../data/goal-template-record.ts";
import { newestRuns, type TemplateRun } from "../data/template-run-record.ts";
import type { Outcome } from "../domain/template-run.ts";
import type { TimeFrame } from "#app/modules/goals/domain.ts";
import { creationRights, goalPeriods } from "#app/modules/goals/index.ts";
import { previewRun, type RunPreview } from "./preview-template-run.ts";
import { sql } from "#tenancy/sql.ts";

const mostRuns = 10;

export const goalTemplateScreenInput = z.object({
  templateId: ids.template,
  /** What to look at before it is done. */
  preview: z.enum(["UPDATE", "WITHDRAW"]).optional().catch(undefined).describe("What to look at before it is done."),
  edit: z.string().optional().describe("Which goals the role may change."),
});
export type GoalTemplateScreenInput = z.input<typeof goalTemplateScreenInput>;

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
  runs: TemplateRun[];
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
  const runs = await newestRuns(context, templateId, mostRuns);
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
    notes: (await notesOf(context, runs[0]?.id ?? null)).map((note) => ({
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

function notesOf(context: Context, runId: string | null): Promise<TemplateNote[]> {
  return context.rows<TemplateNote>(
    sql`select r.employee_id as "employeeId", e.display_name as name, r.outcome, r.goal_id as "goalId", r.reason, r.fields
          from {goal_template_result} r join {employee} e on e.id = r.employee_id
         where r.reason is not null and r.run_id = ${runId} order by lower(e.display_name), e.id limit 500`,
  );
}
