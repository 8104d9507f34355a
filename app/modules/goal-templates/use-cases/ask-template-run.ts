import type { z } from "zod";
import { audienceShape, keptAudience, type AudienceRule } from "#app/modules/audiences/domain.ts";
import { audienceNames, refusedIn, requireAudience } from "#app/modules/audiences/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { requireGoalTemplate } from "../data/goal-template-record.ts";
import { ids } from "../domain/ids.ts";
import type { RunKind } from "../domain/template-run.ts";
import { templateRunTask } from "../jobs/template-run.task.ts";
import { newGoalFacts } from "#app/modules/goals/index.ts";
import { oneGoalTemplate, type OneGoalTemplate } from "./goal-template-input.ts";

/** For whom; who may see a goal learns who was given it, so what is told of few is no way to choose them. */
const { grades: _, ...given } = audienceShape;
export const assignTemplateInput = oneGoalTemplate.extend(given);
export type AskedRun = { runId: string; templateId: string };

/** Has everybody of an audience given a goal made of a template, in the background, by the actor's rights. */
export async function assignTemplate(
  context: Context,
  { templateId, ...audience }: OneGoalTemplate & AudienceRule,
): Promise<AskedRun> {
  await requireAudience(context, audience);
  await beginToGive(context, templateId);
  return ask(context, templateId, "ASSIGN", audience);
}

async function beginToGive(context: Context, templateId: string): Promise<void> {
  const { level, archived } = await begin(context, templateId);
  if (archived) throw conflict("goals.goal-template-archived", "The template is archived.");
  await authorize(context, "create", newGoalFacts("OBJECTIVE", level, false, []));
}

export const retryRunInput = oneGoalTemplate.extend({ runId: ids.run });

/** Has those tried again who were refused in a run. */
export async function retryTemplateRun(
  context: Context,
  { templateId, runId }: z.output<typeof retryRunInput>,
): Promise<AskedRun> {
  await begin(context, templateId);
  const run = await findTask(context, templateRunTask, runId);
  const employeeIds = run?.aboutId === templateId ? await refusedIn(context, runId) : [];
  if (!run || employeeIds.length === 0) throw notFound("The run");
  const { kind } = templateRunTask.input.parse(run.params);
  if (kind === "ASSIGN") await beginToGive(context, templateId);
  return ask(context, templateId, kind, { employeeIds });
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
async function ask(
  context: Context,
  templateId: string,
  kind: RunKind,
  audience: AudienceRule | null,
): Promise<AskedRun> {
  const named = audience && (await audienceNames(context, audience));
  const { taskId: runId } = await startTask(
    context,
    templateRunTask,
    { templateId, kind, audience: audience && keptAudience(audience), named },
    { aboutId: templateId },
  );
  await writeAuditEntry(context, {
    action: `goals.template-${kind.toLowerCase()}`,
    subjectType: "GoalTemplate",
    subjectId: templateId,
    detail: { runId, audience: audience && keptAudience(audience) },
  });
  return { runId, templateId };
}
