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

/** A worker says every 20 seconds that it is there: after two minutes without, its process is taken to have ended. */
const leftAfter = sql`interval '2 minutes'`;

/** Why a task failed whose process ended: of itself, by what it did, or because it held up all others. */
export const taskEndedProcess: TaskError = { code: "platform.task-ended-process", params: {} };

/**
 * Takes a task that waits; null where there is nothing to do. One that was left by its process, or has no attempts left,
 * fails instead: what ended a process might end the next one too, so it is done again only where somebody asks.
 */
export async function claimTask(unit: Rows, now: Date, taskId: string): Promise<ClaimedTask | null> {
  await failLeftTasks(unit, now, taskId);
  return firstRow<ClaimedTask>(
    unit,
    sql`update {background_task} set state = 'RUNNING', attempts = attempts + 1, started_at = coalesce(started_at,
      ${now}), heard_at = ${now}
         where id = ${taskId} and state = 'QUEUED'
         returning id, kind, params, asked_by as "askedBy", attempts, most_attempts as "mostAttempts"`,
  );
}

/** Fails the tasks whose process ended without a result, or one of them; the next attempt is for who asked to say. */
export async function failLeftTasks(unit: Rows, now: Date, taskId: string | null = null): Promise<void> {
  const left = await unit.rows<Pick<ClaimedTask, "id" | "askedBy">>(
    sql`update {background_task} set state = 'FAILED', ended_at = ${now}, phase = null,
          error = ${JSON.stringify(taskEndedProcess)}::jsonb
         where (state = 'RUNNING' and heard_at < ${now}::timestamptz - ${leftAfter}
                or state = 'QUEUED' and attempts >= most_attempts)
           ${taskId === null ? sql`` : sql`and id = ${taskId}`} returning id, asked_by as "askedBy"`,
  );
  for (const task of left) await announceTask(unit, task);
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

/** Whether it is still this worker's to do: not cancelled, nor taken from it. */
export async function isStillWanted(unit: Rows, task: ClaimedTask): Promise<boolean> {
  const kept = await unit.rows(sql`select from {background_task} where ${held(task)} and cancel_asked_at is null`);
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
function announceTask(unit: Rows, { id, askedBy }: Pick<ClaimedTask, "id" | "askedBy">): Promise<void> {
  return announceLive(unit, taskTopic(id), [askedBy]);
}

/** Puts it back for another attempt. */
export async function queueAgain({ rows }: Rows, now: Date, task: ClaimedTask): Promise<void> {
  await rows(sql`update {background_task} set state = 'QUEUED', heard_at = ${now} where ${held(task)}`);
}
