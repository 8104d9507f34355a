import { z } from "zod";
import { requireCohortForGoals } from "#app/modules/audiences/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { requireGoalTemplate } from "../data/goal-template-record.ts";
import type { RunKind } from "../domain/template-run.ts";
import { templateRunTask } from "../jobs/template-run.task.ts";
import { newGoalFacts } from "#app/modules/goals/index.ts";
import { oneGoalTemplate, type OneGoalTemplate } from "./goal-template-input.ts";

export const assignTemplateInput = oneGoalTemplate.extend({
  cohortId: z.uuid({ error: "goals.required" }).describe("The id of the cohort."),
});
export type AssignTemplateInput = z.output<typeof assignTemplateInput>;
export type AskedRun = { runId: string; templateId: string };

/** Has everybody of a cohort given a goal made of a template, in the background, by the actor's rights. */
export async function assignTemplate(
  context: Context,
  { templateId, cohortId }: AssignTemplateInput,
): Promise<AskedRun> {
  await requireCohortForGoals(context, cohortId);
  const { level, archived } = await begin(context, templateId);
  if (archived) throw conflict("goals.goal-template-archived", "The template is archived.");
  await authorize(context, "create", newGoalFacts("OBJECTIVE", level, false, []));
  return ask(context, templateId, "ASSIGN", cohortId);
}

/** Has the goals of a template brought up to date, but for what their owners changed. */
export async function updateTemplateGoals(context: Context, { templateId }: OneGoalTemplate): Promise<AskedRun> {
  await begin(context, templateId);
  return ask(context, templateId, "UPDATE", null);
}

/** Has the goals of a template archived that nobody has touched. */
export async function withdrawTemplateGoals(context: Context, { templateId }: OneGoalTemplate): Promise<AskedRun> {
  await begin(context, templateId);
  return ask(context, templateId, "WITHDRAW", null);
}

async function begin(context: Context, templateId: string) {
  await authorize(context, "edit", { kind: "GoalTemplate" });
  return requireGoalTemplate(context, templateId, { held: true });
}

/** One act on a template's goals at a time; the template is held, so of two who ask at once the second is told. */
async function ask(context: Context, templateId: string, kind: RunKind, cohortId: string | null): Promise<AskedRun> {
  const { taskId: runId } = await startTask(
    context,
    templateRunTask,
    { templateId, kind, cohortId },
    { aboutId: templateId },
  );
  await writeAuditEntry(context, {
    action: `goals.template-${kind.toLowerCase()}`,
    subjectType: "GoalTemplate",
    subjectId: templateId,
    detail: { runId, cohortId },
  });
  return { runId, templateId };
}
