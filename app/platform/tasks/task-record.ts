import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { AnyTaskKind } from "./task-kind.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export const taskStates = ["QUEUED", "RUNNING", "DONE", "FAILED", "CANCELLED"] as const;
export type TaskState = (typeof taskStates)[number];
export type TaskError = { code: string; params: Record<string, string | number> };

/** Long work somebody asked for; moments are ISO 8601. `done` of `total` is 0 of 0 where nothing is counted. */
export type Task = {
  id: string;
  kind: string;
  /** The record it is about; null where it stands alone. */
  aboutId: string | null;
  params: Record<string, unknown>;
  state: TaskState;
  /** It fell silent: whoever worked on it is taken to be gone. */
  stalled: boolean;
  phase: string | null;
  done: number;
  total: number;
  result: Record<string, unknown> | null;
  error: TaskError | null;
  fileName: string | null;
  fileType: string | null;
  askedBy: string;
  askedByName: string;
  askedAt: string;
  startedAt: string | null;
  endedAt: string | null;
  expiresAt: string | null;
};

/** After so long without a sign of life, a task is taken to have been left. */
const patience = sql`interval '15 minutes'`;

/** Waiting or worked on, and not silent. */
export const goesOn = (now: Date) =>
  sql`(t.state in ('QUEUED', 'RUNNING') and t.heard_at >= ${now}::timestamptz - ${patience})`;

/** Not gone yet. */
export const stillKept = (now: Date) => sql`(t.expires_at is null or t.expires_at > ${now})`;

type TaskRow = Omit<Task, "state" | "error"> & { state: TaskState; error: TaskError | null };

/** The tasks of these kinds; `where` speaks of `t`. A silent one is told as failed, in the words of its kind. */
export async function loadTasks(
  context: Pick<Context, "rows" | "clock">,
  kinds: readonly AnyTaskKind[],
  { where, limit, offset = 0 }: { where: Sql; limit: number; offset?: number },
): Promise<Task[]> {
  const now = context.clock.now();
  const rows = await context.rows<TaskRow>(sql`
    select t.id, t.kind, t.about_id as "aboutId", t.params, t.state,
           t.state in ('QUEUED', 'RUNNING') and not ${goesOn(now)} as stalled,
           t.phase, t.done, t.total, t.result, t.error, t.file_name as "fileName", t.file_type as "fileType",
           t.asked_by as "askedBy", e.display_name as "askedByName", ${instant(sql`t.asked_at`)} as "askedAt",
           ${instant(sql`t.started_at`)} as "startedAt", ${instant(sql`t.ended_at`)} as "endedAt",
           ${instant(sql`t.expires_at`)} as "expiresAt"
      from {background_task} t join {employee} e on e.id = t.asked_by
     where t.kind = any(${kinds.map(({ kind }) => kind)}::text[]) and ${stillKept(now)} and ${where}
     order by t.position desc limit ${limit} offset ${offset}`);
  const codes = new Map(kinds.map((kind) => [kind.kind, kind.codes]));
  return rows.map((row) =>
    row.stalled ? { ...row, state: "FAILED", error: { code: codes.get(row.kind)!.stalled, params: {} } } : row,
  );
}

export async function countTasks(
  context: Pick<Context, "rows" | "clock">,
  kinds: readonly AnyTaskKind[],
  where: Sql,
): Promise<number> {
  const row = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {background_task} t
         where t.kind = any(${kinds.map(({ kind }) => kind)}::text[]) and ${stillKept(context.clock.now())} and ${where}`,
  );
  return row!.count;
}

/** A task of this kind, whoever asked for it; who may see it is for the caller to say. */
export async function findTask(context: Context, kind: AnyTaskKind, taskId: string): Promise<Task | null> {
  return (await loadTasks(context, [kind], { where: sql`t.id = ${taskId}`, limit: 1 }))[0] ?? null;
}

/** The newest task of a kind about each of these records, by the record's id. */
export async function latestTasks(
  context: Context,
  kind: AnyTaskKind,
  aboutIds: readonly string[],
): Promise<ReadonlyMap<string, Task>> {
  const where = sql`t.about_id = any(${[...aboutIds]}::uuid[]) and not exists (
    select from {background_task} n where n.kind = t.kind and n.about_id = t.about_id and n.position > t.position)`;
  const tasks = await loadTasks(context, [kind], { where, limit: aboutIds.length });
  return new Map(tasks.map((task) => [task.aboutId!, task]));
}

/** The newest task of a kind about one record. */
export async function latestTask(context: Context, kind: AnyTaskKind, aboutId: string): Promise<Task | null> {
  return (await loadTasks(context, [kind], { where: sql`t.about_id = ${aboutId}`, limit: 1 }))[0] ?? null;
}

/** The newest task of a kind that the actor asked for. @public */
export async function ownLatestTask(context: Context, kind: AnyTaskKind): Promise<Task | null> {
  const where = sql`t.asked_by = ${context.actor.employeeId}`;
  return (await loadTasks(context, [kind], { where, limit: 1 }))[0] ?? null;
}

/**
 * Of each kind the newest task that the actor asked for, where it goes on, or ended lately: within the last hour, with a
 * file to be fetched within the last day. @public
 */
export async function ownLatestTasks(context: Context, kinds: readonly AnyTaskKind[]): Promise<Task[]> {
  const lately = sql`${context.clock.now()}::timestamptz
    - case when t.file_name is null then interval '1 hour' else interval '1 day' end`;
  const where = sql`t.asked_by = ${context.actor.employeeId} and (t.ended_at is null or t.ended_at > ${lately})`;
  const newestFirst = await loadTasks(context, kinds, { where, limit: 50 });
  return newestFirst.filter(({ kind }, index) => newestFirst.findIndex((task) => task.kind === kind) === index);
}

/** Whether it waits or is worked on. */
export function isGoingOn({ state }: Pick<Task, "state">): boolean {
  return state === "QUEUED" || state === "RUNNING";
}
