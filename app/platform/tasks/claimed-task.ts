import { firstRow, type Context } from "#app/platform/context/context.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import type { TaskError } from "./task-record.ts";
import type { TaskOutcome } from "./task-run.ts";
import { taskTopic } from "./task-topic.ts";
import { sql } from "#tenancy/sql.ts";

/** A task a worker holds: whoever claims it later has another number of attempts, and this one writes no more. */
export type ClaimedTask = {
  readonly id: string;
  readonly kind: string;
  readonly params: unknown;
  readonly askedBy: string;
  readonly attempts: number;
  readonly mostAttempts: number;
};

type Rows = Pick<Context, "rows" | "tenant">;

/** A worker says every 20 seconds that it is there: after two minutes without, another may take the task over. */
const leftAfter = sql`interval '2 minutes'`;

/** Takes a task that waits, or that its worker has left; null where there is nothing to do. */
export function claimTask({ rows }: Pick<Context, "rows">, now: Date, taskId: string): Promise<ClaimedTask | null> {
  return firstRow<ClaimedTask>(
    { rows },
    sql`update {background_task} set state = 'RUNNING', attempts = attempts + 1, started_at = coalesce(started_at,
      ${now}), heard_at = ${now}
         where id = ${taskId} and (state = 'QUEUED' or state = 'RUNNING' and heard_at < ${now}::timestamptz - ${leftAfter})
         returning id, kind, params, asked_by as "askedBy", attempts, most_attempts as "mostAttempts"`,
  );
}

const held = ({ id, attempts }: ClaimedTask) => sql`id = ${id} and state = 'RUNNING' and attempts = ${attempts}`;

export type SaidProgress = { done: number; total: number; phase: string | null };

/** Says how far it is. False where it was cancelled or taken over: then the work is to stop. */
export async function noteSignOfLife(
  unit: Rows,
  now: Date,
  task: ClaimedTask,
  { done, total, phase }: SaidProgress,
): Promise<boolean> {
  const kept = await unit.rows(
    sql`update {background_task} set heard_at = ${now}, done = ${done}, total = ${total}, phase = ${phase}
         where ${held(task)} and cancel_asked_at is null returning id`,
  );
  if (kept.length > 0) await announceTask(unit, task);
  return kept.length > 0;
}

export type TaskEnd = Partial<SaidProgress> &
  (({ state: "DONE" } & TaskOutcome) | { state: "CANCELLED" } | { state: "FAILED"; error: TaskError });

/** Writes how it ended. False where somebody else had the last word: what was cancelled is not done. */
export async function endTask(unit: Rows, now: Date, task: ClaimedTask, end: TaskEnd): Promise<boolean> {
  const { result = null, file } = end.state === "DONE" ? end : {};
  const error = end.state === "FAILED" ? JSON.stringify(end.error) : null;
  const ended = await unit.rows(
    sql`update {background_task} set state = ${end.state}, ended_at = ${now}, heard_at = ${now}, error = ${error}::jsonb,
               done = coalesce(${end.done ?? null}::int, done), total = coalesce(${end.total ?? null}::int, total), phase = null,
               result = ${result && JSON.stringify(result)}::jsonb, file_name = ${file?.name ?? null},
                 file_type = ${file?.type ?? null},
               content = ${file ? Buffer.from(file.content) : null}
         where ${held(task)} and (${end.state}::text <> 'DONE' or cancel_asked_at is null) returning id`,
  );
  if (ended.length > 0) await announceTask(unit, task);
  return ended.length > 0;
}

/** The open pages of who asked for it look again. */
function announceTask(unit: Rows, { id, askedBy }: ClaimedTask): Promise<void> {
  return announceLive(unit, taskTopic(id), [askedBy]);
}

/** Puts it back for another attempt. */
export async function queueAgain({ rows }: Rows, now: Date, task: ClaimedTask): Promise<void> {
  await rows(sql`update {background_task} set state = 'QUEUED', heard_at = ${now} where ${held(task)}`);
}
