import { personRuns, type PersonRun } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { loadTasks } from "#app/platform/tasks/task-record.ts";
import { templateRunTask, type TemplateRunInput } from "../jobs/template-run.task.ts";
import { sql } from "#tenancy/sql.ts";

/** One act on a template's goals, and how many people came out how. */
export type TemplateRun = PersonRun<TemplateRunInput>;

/** What was done with a template's goals, newest first. */
export function newestRuns(context: Context, templateId: string, limit: number): Promise<TemplateRun[]> {
  return personRuns(context, templateRunTask, { aboutId: templateId, limit });
}

/** The templates whose goals were given to a cohort. */
export async function templatesGivenTo(context: Context, cohortId: string): Promise<string[]> {
  const where = sql`t.params->'audience'->'cohorts' @> to_jsonb(${cohortId}::text)`;
  const tasks = await loadTasks(context, [templateRunTask], { where, limit: 1_000 });
  return [...new Set(tasks.map(({ aboutId }) => aboutId!))];
}
