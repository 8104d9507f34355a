import { cohortName } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { loadTasks, type Task, type TaskError, type TaskState } from "#app/platform/tasks/task-record.ts";
import type { Outcome, RunKind } from "../domain/template-run.ts";
import { templateRunTask, type TemplateRunInput } from "../jobs/template-run.task.ts";
import { sql } from "#tenancy/sql.ts";

/** One act: `done` of `total` people were come to; `results` how many came out how. */
export type TemplateRun = {
  id: string;
  kind: RunKind;
  state: TaskState;
  total: number;
  done: number;
  error: TaskError | null;
  cohort: string | null;
  askedBy: string;
  mine: boolean;
  askedAt: string;
  results: Partial<Record<Outcome, number>>;
};

export type PersonResult = {
  employeeId: string;
  outcome: Outcome;
  goalId: string | null;
  reason: string | null;
  fields: readonly string[];
};

/** What was done with a template's goals, newest first. */
export async function newestRuns(context: Context, templateId: string, limit: number): Promise<TemplateRun[]> {
  const tasks = await loadTasks(context, [templateRunTask], { where: sql`t.about_id = ${templateId}`, limit });
  const found = await context.rows<Pick<TemplateRun, "id" | "cohort" | "results">>(
    sql`select r.id, coalesce(${cohortName(sql`r.cohort_id`)}, '') as cohort,
      coalesce((select jsonb_object_agg(o.outcome, o.people) from
               (select x.outcome, count(*)::int as people from {goal_template_result} x where x.run_id = r.id
                 group by x.outcome) o), '{}') as results
          from unnest(${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(cohortOf)}::uuid[]) as r (id, cohort_id)`,
  );
  const cameOf = new Map(found.map((run) => [run.id, run]));
  return tasks.map((task) => {
    const { id, params, state, total, error, askedBy, askedByName, askedAt } = task;
    const { cohort, results } = cameOf.get(id)!;
    const done = Object.values(results).reduce((sum, people) => sum + people, 0);
    return {
      ...{ id, kind: (params as TemplateRunInput).kind, state, total, error, askedBy: askedByName, askedAt },
      ...{ cohort, done, results, mine: askedBy === context.actor.employeeId },
    };
  });
}

function cohortOf({ params }: Task): string | null {
  return (params as TemplateRunInput).cohortId;
}

/** The templates whose goals were given to a cohort. */
export async function templatesGivenTo(context: Context, cohortId: string): Promise<string[]> {
  const where = sql`t.params->>'cohortId' = ${cohortId}`;
  const tasks = await loadTasks(context, [templateRunTask], { where, limit: 1_000 });
  return [...new Set(tasks.map(({ aboutId }) => aboutId!))];
}

/** What became of it for one person, in the same transaction; said once, however often the work is done. */
export async function storeResult(
  context: Context,
  runId: string,
  { employeeId, outcome, goalId, reason, fields }: PersonResult,
): Promise<void> {
  await context.rows(
    sql`insert into {goal_template_result} (run_id, employee_id, outcome, goal_id, reason, fields)
        values (${runId}, ${employeeId}, ${outcome}, ${goalId}, ${reason}, ${[...fields]}::text[]) on conflict do nothing`,
  );
}
