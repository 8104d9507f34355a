import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { AppError, conflict, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { failLeftTasks } from "./claimed-task.ts";
import { refuseBusy, taskAsked } from "./start-task.ts";
import type { AnyTaskKind } from "./task-kind.ts";
import { countTasks, isGoingOn, loadTasks, type Task } from "./task-record.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type TaskKinds = ReadonlyMap<string, AnyTaskKind>;

type SeenKind = { kind: AnyTaskKind; all: boolean | Sql };

/** The kinds the actor may have to do with, and with which tasks of it besides their own. */
async function seenKinds(context: Context, kinds: TaskKinds): Promise<SeenKind[]> {
  const seen: SeenKind[] = [];
  for (const kind of kinds.values()) {
    const refused = await kind.can.check(context).catch((error: unknown) => refusalOf(error) ?? Promise.reject(error));
    if (!refused) seen.push({ kind, all: (await kind.seesAll?.(context)) ?? false });
  }
  return seen;
}

function whose(context: Context, seen: readonly SeenKind[]): Sql {
  const all = seen.filter((one) => one.all === true).map(({ kind }) => kind.kind);
  const some = seen.flatMap(({ kind, all: which }) =>
    typeof which === "boolean" ? [] : [sql`or (t.kind = ${kind.kind} and ${which})`],
  );
  return sql`(t.asked_by = ${context.actor.employeeId} or t.kind = any(${all}::text[]) ${sql.join(some, sql` `)})`;
}

/** Tasks the actor may see, newest first. */
export async function listTasks(
  context: Context,
  kinds: TaskKinds,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ tasks: Task[]; total: number }> {
  const seen = await seenKinds(context, kinds);
  const of = seen.map(({ kind }) => kind);
  const where = whose(context, seen);
  return { tasks: await loadTasks(context, of, { where, limit, offset }), total: await countTasks(context, of, where) };
}

/** Files the actor asked for, made or being made, newest first; none of a kind that they may no longer have to do with. */
export async function ownExports(context: Context, kinds: TaskKinds, limit: number): Promise<Task[]> {
  const exports = new Map([...kinds].filter(([, { lane }]) => lane === "exports"));
  const seen = await seenKinds(context, exports);
  return loadTasks(
    context,
    seen.map(({ kind }) => kind),
    { where: sql`t.asked_by = ${context.actor.employeeId}`, limit },
  );
}

/** A task the actor may see; not found where there is none, or none any more. */
export async function requireTask(context: Context, kinds: TaskKinds, taskId: string): Promise<Task> {
  const seen = await seenKinds(context, kinds);
  const [task] = await loadTasks(
    context,
    seen.map(({ kind }) => kind),
    { where: sql`t.id = ${taskId} and ${whose(context, seen)}`, limit: 1 },
  );
  if (!task) throw notFound("The task");
  return task;
}

/** Stops a task: at once where it waits, else as soon as its worker looks up. What it had open changes nothing. */
export async function cancelTask(context: Context, kinds: TaskKinds, taskId: string): Promise<Task> {
  const task = await requireTask(context, kinds, taskId);
  const now = context.clock.now();
  const stopped = await context.rows(
    task.state === "RUNNING"
      ? sql`update {background_task} set cancel_asked_at = ${now} where id = ${taskId} and state = 'RUNNING' returning id`
      : sql`update {background_task} set state = 'CANCELLED', cancel_asked_at = ${now}, ended_at = ${now}
             where id = ${taskId} and state = 'QUEUED' and ${!task.stalled} returning id`,
  );
  if (stopped.length === 0) throw conflict("platform.task-over", "The task has ended.");
  await note(context, task, "tasks.cancel");
  return requireTask(context, kinds, taskId);
}

/** Has what failed, was cancelled or fell silent done again from the beginning, by the rights of who asked for it, who asks. */
export async function retryTask(context: Context, kinds: TaskKinds, taskId: string): Promise<Task> {
  const task = await requireTask(context, kinds, taskId);
  if (!mayRetry(context, task)) {
    if (task.askedBy === context.actor.employeeId)
      throw conflict("platform.task-not-failed", "Only what failed or was cancelled is done again.");
    throw new AppError("platform.task-of-another", 403, "Who asked for it has it done again.");
  }
  if (task.aboutId) await refuseBusy(context, kinds.get(task.kind)!, task.aboutId);
  const again = await context.rows(
    sql`update {background_task} set state = 'QUEUED', error = null, phase = null, done = 0, total = 0, cancel_asked_at = null,
               started_at = null, ended_at = null, heard_at = ${context.clock.now()}, most_attempts = attempts + 3
         where id = ${taskId} and (state in ('FAILED', 'CANCELLED') or ${task.stalled} and state in ('QUEUED',
           'RUNNING')) returning id`,
  );
  if (again.length === 0) throw conflict("platform.task-not-failed", "It is being done again already.");
  await recordEvent(context, { name: taskAsked, payload: { taskId, lane: kinds.get(task.kind)?.lane ?? "small" } });
  await note(context, task, "tasks.retry");
  return requireTask(context, kinds, taskId);
}

export function mayRetry({ actor }: Pick<Context, "actor">, { state, askedBy }: Task): boolean {
  return askedBy === actor.employeeId && (state === "FAILED" || state === "CANCELLED");
}

export function mayCancel(task: Pick<Task, "state">): boolean {
  return isGoingOn(task);
}

/** Takes a task away for good, with its file; where it is still worked on, that is for nobody. */
export async function deleteTask(context: Context, taskId: string): Promise<void> {
  await context.rows(sql`delete from {background_task} where id = ${taskId}`);
}

/** Tasks that were left by their process have failed, and those whose time is over are gone. */
export async function tendTasks(context: Context): Promise<void> {
  await failLeftTasks(context, context.clock.now());
  await expireTasks(context);
}

/** Stops what goes on about a record, of one kind: the record itself says that it is not wanted any more. */
export async function stopTasksAbout(context: Context, { kind }: AnyTaskKind, aboutId: string): Promise<void> {
  const now = context.clock.now();
  await context.rows(
    sql`update {background_task} set cancel_asked_at = ${now},
          state = case when state = 'QUEUED' then 'CANCELLED' else state end,
          ended_at = case when state = 'QUEUED' then ${now}::timestamptz else ended_at end
        where kind = ${kind} and about_id = ${aboutId} and state in ('QUEUED', 'RUNNING')`,
  );
}

/** Tasks whose time is over are gone from the table too, with their files. */
export async function expireTasks(context: Context): Promise<void> {
  await context.rows(sql`delete from {background_task} where expires_at <= ${context.clock.now()}`);
}

function note(context: Context, { id, kind, aboutId }: Task, action: string): Promise<void> {
  return writeAuditEntry(context, { action, subjectType: "Task", subjectId: id, detail: { kind, aboutId } });
}
