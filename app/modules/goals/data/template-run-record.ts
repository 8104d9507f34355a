import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export type RunKind = "ASSIGN" | "UPDATE" | "WITHDRAW";
export type RunState = "QUEUED" | "RUNNING" | "DONE" | "FAILED";
export type Outcome = "MADE" | "UPDATED" | "UNCHANGED" | "WITHDRAWN" | "KEPT" | "REFUSED";
export type RunError = { code: string; params: Record<string, string | number> };

export type TemplateRun = {
  id: string;
  templateId: string;
  kind: RunKind;
  cohortId: string | null;
  state: RunState;
  total: number;
};
export type PersonResult = {
  employeeId: string;
  outcome: Outcome;
  goalId: string | null;
  reason: string | null;
  fields: readonly string[];
};

/** After so long without a word, whoever did the work is taken to be gone. */
export const runPatience = "15 minutes";

export function findRun(context: Context, runId: string): Promise<TemplateRun | null> {
  return firstRow<TemplateRun>(
    context,
    sql`select id, template_id as "templateId", kind, cohort_id as "cohortId", state, total from {goal_template_run} where id = ${runId}`,
  );
}

export async function noteRun(
  context: Context,
  runId: string,
  state: RunState,
  total: number | null,
  error: RunError | null,
): Promise<void> {
  await context.rows(
    sql`update {goal_template_run} set state = ${state}, total = coalesce(${total}::int, total), error = ${error && JSON.stringify(error)}::jsonb, updated_at = ${context.clock.now()} where id = ${runId}`,
  );
}

/** What became of it for one person, in the same transaction; said once, however often the work is done. */
export async function storeResult(
  context: Context,
  runId: string,
  { employeeId, outcome, goalId, reason, fields }: PersonResult,
): Promise<void> {
  await context.rows(
    sql`insert into {goal_template_result} (run_id, employee_id, outcome, goal_id, reason, fields) values (${runId}, ${employeeId}, ${outcome}, ${goalId}, ${reason}, ${[...fields]}::text[]) on conflict do nothing`,
  );
  await context.rows(sql`update {goal_template_run} set updated_at = ${context.clock.now()} where id = ${runId}`);
}
