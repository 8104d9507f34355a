import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { requireTimeFrame } from "#app/modules/goals/index.ts";
import { insightScopes } from "#app/modules/goals/domain.ts";
import { exportFormats, insightLevels } from "../domain/goal-export.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { goalExportTask } from "../jobs/goal-export.task.ts";
import { authorizeInsights } from "./authorize-insights.ts";

export const askGoalExportInput = z.object({
  level: z
    .enum(insightLevels)
    .describe("A row for each goal (OBJECTIVE), or for each person with their goals in numbers (INDIVIDUAL)."),
  scope: z.enum(insightScopes).describe("Whose goals: the caller's, their reports', or all the caller may see."),
  /** A time frame's id, `current` or `all`. */
  timeFrame: z.string().max(40).default("current").describe("The id of a time frame, `current` or `all`."),
  format: z.enum(exportFormats).default("CSV").describe("The kind of file."),
});
export type AskGoalExportInput = z.output<typeof askGoalExportInput>;

/** So many files of one person are made at a time. */
const mostWaiting = 5;

/** Has a file of goals, or of people's goals, made in the background; one for print speaks the language its asker reads. */
export async function askGoalExport(
  context: Context,
  { level, scope, timeFrame, format }: AskGoalExportInput,
): Promise<{ exportId: string }> {
  await authorizeInsights(context, scope);
  if (timeFrame !== "current" && timeFrame !== "all") await requireTimeFrame(context, timeFrame);
  const { language } = context.actor;
  const asked = { level, scope, timeFrame, format, language };
  const { taskId: exportId } = await startTask(context, goalExportTask, asked, { mostOfOne: mostWaiting });
  await writeAuditEntry(context, {
    action: "goals.ask-export",
    subjectType: "GoalExport",
    subjectId: exportId,
    detail: { level, scope, timeFrame, format },
  });
  return { exportId };
}

/** As `askGoalExport`, for a form: what is sent twice is one file, unless it failed meanwhile or was taken back. */
export function askGoalExportOnce(context: Context, input: AskGoalExportInput): Promise<{ exportId: string }> {
  const stands = async ({ exportId }: { exportId: string }) => {
    const task = await findTask(context, goalExportTask, exportId);
    return task !== null && task.state !== "FAILED" && task.state !== "CANCELLED";
  };
  return onceSent(
    context,
    { act: "goals.ask-export", input: { ...input, language: context.actor.language }, stands },
    () => askGoalExport(context, input),
  );
}
