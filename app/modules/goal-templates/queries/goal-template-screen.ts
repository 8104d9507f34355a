import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { emptyAudience } from "#app/modules/audiences/domain.ts";
import {
  audienceChoices,
  firstOutcome,
  outcomesInput,
  personOutcomes,
  type AudienceChoices,
  type OutcomesPage,
} from "#app/modules/audiences/index.ts";
import { grantsOf, type Granted } from "#app/platform/ability/granted.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsOfTemplate } from "../data/goals-from-template.ts";
import { requireGoalTemplate, type GoalTemplateRecord } from "../data/goal-template-record.ts";
import { newestRuns, type TemplateRun } from "../data/template-run-record.ts";
import { notedOutcomes, outcomes } from "../domain/template-run.ts";
import type { TimeFrame } from "#app/modules/goals/domain.ts";
import { creationRights, goalPeriods } from "#app/modules/goals/index.ts";
import { previewRun, type RunPreview } from "./preview-template-run.ts";

const mostRuns = 10;

export const goalTemplateScreenInput = z.object({
  templateId: ids.template,
  /** What to look at before it is done. */
  preview: z.enum(["UPDATE", "WITHDRAW"]).optional().catch(undefined).describe("What to look at before it is done."),
  edit: z.string().optional().describe("Which goals the role may change."),
  ...outcomesInput,
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

export type GoalTemplateScreen = {
  template: GoalTemplateRecord;
  /** What the reader may do to it. */
  granted: Granted;
  goals: TemplateGoal[];
  runs: TemplateRun[];
  /** Of one run, what became of each person: the newest, unless another is looked at. */
  outcomes: OutcomesPage;
  preview: RunPreview | null;
  editing: boolean;
  /** Among whom those are chosen that it is given to. */
  choices: AudienceChoices;
  periods: TimeFrame[];
  levels: GoalTemplateRecord["level"][];
  currency: string;
};

/** A template, the goals made of it that the actor may see with how far they are, and what was done with them. */
export async function goalTemplateScreen(
  context: Context,
  input: GoalTemplateScreenInput,
): Promise<GoalTemplateScreen> {
  const { templateId, preview, edit, run, outcome, page } = goalTemplateScreenInput.parse(input);
  const template = await requireGoalTemplate(context, templateId);
  const goals = (await goalsOfTemplate(context, templateId)).filter(
    ({ part, gone, seen }) => part === null && !gone && seen,
  );
  const seen = new Set(goals.map(({ goalId }) => goalId));
  const runs = await newestRuns(context, templateId, mostRuns);
  const looked = runs.find(({ id }) => id === run) ?? runs[0] ?? null;
  const asked = outcome ?? (looked && firstOutcome(looked.counts, notedOutcomes));
  const narrowed = outcomes.some((one) => one === asked) ? asked : null;
  const { levels } = await creationRights(context);
  const acts = { id: templateId, facts: { kind: "GoalTemplate" }, acts: ["edit"] };
  return {
    template,
    granted: grantsOf(await context.ability(), { records: [acts] }),
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
    outcomes: hiding(await personOutcomes(context, { runId: looked?.id ?? null, outcome: narrowed, page }), seen),
    preview: preview ? await previewRun(context, templateId, preview) : null,
    choices: await audienceChoices(context, emptyAudience),
    periods: await goalPeriods(context),
    levels,
    currency: context.actor.currency,
  };
}

/** Who may not see a goal learns of it neither here. */
export function hiding(page: OutcomesPage, seen: ReadonlySet<string>): OutcomesPage {
  const rows = page.rows.map((row) => (row.recordId && !seen.has(row.recordId) ? { ...row, recordId: null } : row));
  return { ...page, rows };
}
