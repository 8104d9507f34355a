import { z } from "zod";
import { outcomesSheet } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { requireGoalTemplate } from "../data/goal-template-record.ts";
import { ids } from "../domain/ids.ts";
import { templateRunTask } from "../jobs/template-run.task.ts";

export const runFileInput = z.object({ templateId: ids.template, runId: ids.run });

/** What became of each person of one act on a template's goals. */
export async function runFile(context: Context, { templateId, runId }: z.output<typeof runFileInput>): Promise<Sheet> {
  await requireGoalTemplate(context, templateId);
  const run = await findTask(context, templateRunTask, runId);
  if (run?.aboutId !== templateId) throw notFound("The run");
  return outcomesSheet(context, { runId });
}
