import type { Context } from "#app/platform/context/context.ts";
import { daysAhead } from "#app/platform/time/days-ago.ts";
import type { AnyTaskKind } from "./task-kind.ts";
import { keepRecords, type KeptRecord } from "./task-pieces.ts";
import { sql } from "#tenancy/sql.ts";

type Outcome = { result: Record<string, unknown>; aboutId?: string };

/** Writes down what was done while one waited as a task that is done; answers its id. */
export async function writeDone(
  context: Context,
  { kind, keptDays }: AnyTaskKind,
  input: unknown,
  { result, aboutId }: Outcome,
): Promise<string> {
  const [taskId, now] = [context.newId(), context.clock.now()];
  const expires = keptDays === null ? null : daysAhead(context, keptDays);
  await context.rows(sql`
    insert into {background_task} (id, kind, about_id, params, state, result, asked_by, asked_at, started_at, heard_at,
      ended_at, expires_at)
    values (${taskId}, ${kind}, ${aboutId ?? null}, ${JSON.stringify(input)}::jsonb, 'DONE', ${JSON.stringify(result)}::jsonb,
      ${context.actor.employeeId}, ${now}, ${now}, ${now}, ${now}, ${expires})`);
  return taskId;
}

/** Keeps an act on many that was done at once, as one in the background is kept, so that it is taken back in the same way. */
export async function keepDone(
  context: Context,
  kind: AnyTaskKind,
  asked: unknown,
  count: number,
  records: readonly KeptRecord[],
): Promise<string> {
  const taskId = await writeDone(context, kind, asked, { result: { count } });
  await keepRecords(context, { id: taskId, attempts: 0 }, records);
  return taskId;
}
