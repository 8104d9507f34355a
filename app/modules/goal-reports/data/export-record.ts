import type { Context } from "#app/platform/context/context.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { findTask, loadTasks, type Task, type TaskError, type TaskState } from "#app/platform/tasks/task-record.ts";
import type { ExportFormat, InsightLevel } from "../domain/goal-export.ts";
import type { InsightScope } from "#app/modules/goals/domain.ts";
import { goalExportTask, type GoalExportInput } from "../jobs/goal-export.task.ts";
import { sql } from "#tenancy/sql.ts";

/** A file somebody asked for; `timeFrame` is `current`, `all` or a time frame's id, moments are ISO 8601. */
export type ExportRecord = {
  id: string;
  level: InsightLevel;
  scope: InsightScope;
  timeFrame: string;
  format: ExportFormat;
  state: TaskState;
  error: TaskError | null;
  rowCount: number | null;
  askedBy: string;
  askedByName: string;
  askedAt: string;
  /** When it is gone. */
  keptUntil: string;
};

function exportOf({ id, params, state, error, result, askedBy, askedByName, askedAt, expiresAt }: Task): ExportRecord {
  const { level, scope, timeFrame, format } = params as GoalExportInput;
  const rowCount = (result?.["rowCount"] as number | undefined) ?? null;
  return {
    ...{ id, level, scope, timeFrame, format, state, error, rowCount, askedBy, askedByName, askedAt },
    keptUntil: expiresAt!,
  };
}

/** An export the actor may see; not found where there is none, or none any more. */
export async function requireExport(context: Context, exportId: string): Promise<ExportRecord> {
  return exportOf(await requireExportTask(context, exportId));
}

export async function requireExportTask(context: Context, exportId: string): Promise<Task> {
  const task = await findTask(context, goalExportTask, exportId);
  if (!task) throw notFound("The export");
  await authorize(context, "view", { kind: "GoalExport", askedBy: task.askedBy });
  return task;
}

/** The newest exports the actor may see, of one scope and their own, or all. */
export async function newestExports(
  context: Context,
  own: InsightScope | null,
  limit: number,
): Promise<ExportRecord[]> {
  const seen = rulesToSql(await context.ability(), "view", "GoalExport", { askedBy: sql`t.asked_by` });
  const ofScope = own ? sql` and t.params->>'scope' = ${own} and t.asked_by = ${context.actor.employeeId}` : sql``;
  return (await loadTasks(context, [goalExportTask], { where: sql`(${seen})${ofScope}`, limit })).map(exportOf);
}
