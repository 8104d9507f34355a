import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { changedAtOnce } from "./changed-at-once.ts";
import { writeDone } from "./keep-done.ts";
import { startTask } from "./start-task.ts";
import { defineTask, taskHandler, type TakeBack, type TaskHandler } from "./task-kind.ts";
import { keptRecords } from "./task-pieces.ts";
import { isGoingOn, latestTask, latestTasks, loadTasks, type Task } from "./task-record.ts";
import { unseen } from "./task-run.ts";
import { taskTopic } from "./task-topic.ts";
import { requireTask } from "./tend-tasks.ts";
import { sql } from "#tenancy/sql.ts";

type Handlers = ReadonlyMap<string, TaskHandler>;

/** For so many hours what was done to many can be taken back. */
const undoneWithinHours = 24;

/** Takes back what another task did to many; a task of its own, by the rights of whoever asks for it. */
export const undoTask = defineTask({
  kind: "tasks.undo",
  input: z.object({ taskId: z.uuid() }),
  can: signedIn,
  keptDays: 30,
  codes: { fault: "platform.task-fault", stalled: "platform.task-fault", busy: "platform.task-busy" },
});

export const undoHandler: TaskHandler = taskHandler(
  undoTask,
  async () =>
    (run, { taskId }) =>
      run.finish(async (context) => {
        const { taskHandlers } = run.installation.gatherings;
        const { task, takeBack } = await requireUndoable(context, taskHandlers, taskId);
        const kept = await keptRecords(context, taskId);
        const { count } = await takeBack(context, kept, task.params, run.progress);
        return { result: { count, left: kept.length - count } };
      }),
);

const numberIn = ({ result }: Task, name: "count" | "left") =>
  Number(new Map(Object.entries(result ?? {})).get(name) ?? 0);
const changedBy = (task: Task) => numberIn(task, "count");

/** Whether a task did something to many that its asker can take back now, as far as it says itself. */
export function isUndoable(
  { actor, clock }: Pick<Context, "actor" | "clock">,
  handlers: Handlers,
  task: Task,
): boolean {
  const { kind, state, askedBy, endedAt } = task;
  if (askedBy !== actor.employeeId || state !== "DONE" || !endedAt || !handlers.get(kind)?.takeBack) return false;
  const since = clock.now().getTime() - new Date(endedAt).getTime();
  return since <= undoneWithinHours * 3_600_000 && changedBy(task) > 0;
}

async function requireUndoable(context: Context, handlers: Handlers, taskId: string) {
  const kinds = new Map([...handlers].map(([name, { kind }]) => [name, kind]));
  const task = await requireTask(context, kinds, taskId);
  const takeBack = handlers.get(task.kind)?.takeBack;
  if (!takeBack || !isUndoable(context, handlers, task))
    throw conflict("platform.task-not-undoable", "It cannot be taken back, or can no longer.");
  return { task, takeBack };
}

/** Takes back what a task did to many, once: at once where they are few, and else in the background. */
export async function askUndo(context: Context, handlers: Handlers, taskId: string): Promise<{ taskId: string }> {
  const { task, takeBack } = await requireUndoable(context, handlers, taskId);
  await lockNamed(context, `undo ${taskId}`);
  const before = await latestTask(context, undoTask, taskId);
  if (isTakenBack(before)) throw conflict("platform.task-undone", "It is taken back already.");
  const asked =
    changedBy(task) > changedAtOnce
      ? await startTask(context, undoTask, { taskId }, { aboutId: taskId })
      : { taskId: await undoneAtOnce(context, task, takeBack) };
  await writeAuditEntry(context, {
    ...{ action: "tasks.undo", subjectType: "Task", subjectId: taskId, detail: { kind: task.kind } },
  });
  await announceLive(context, taskTopic(taskId), [context.actor.employeeId]);
  return asked;
}

/** Whether what takes a task back has done so, or is about to. */
export function isTakenBack(by: Pick<Task, "state"> | null | undefined): boolean {
  return by?.state === "DONE" || (by ? isGoingOn(by) : false);
}

async function undoneAtOnce(context: Context, task: Task, takeBack: TakeBack): Promise<string> {
  const kept = await keptRecords(context, task.id);
  const { count } = await takeBack(context, kept, task.params, unseen);
  const result = { count, left: kept.length - count };
  return writeDone(context, undoTask, { taskId: task.id }, { result, aboutId: task.id });
}

/** What took back each of these tasks, or is doing so. */
export function undoingOf(context: Context, taskIds: readonly string[]): Promise<ReadonlyMap<string, Task>> {
  return latestTasks(context, undoTask, taskIds);
}

/** An act on many that the actor had done, with what took it back. */
export type OwnAct = Pick<Task, "id" | "kind" | "state" | "done" | "total" | "error" | "askedAt"> & {
  /** How many records it changed. */
  count: number;
  undoable: boolean;
  undo: (Pick<Task, "id" | "state" | "done" | "total" | "error"> & { count: number; left: number }) | null;
};

/** The acts on many that the actor had done in the background and that can be taken back for a while, newest first. */
export async function ownActs(context: Context, handlers: Handlers, limit: number): Promise<OwnAct[]> {
  const kinds = [...handlers.values()].filter(({ takeBack }) => takeBack).map(({ kind }) => kind);
  const where = sql`t.asked_by = ${context.actor.employeeId}`;
  const tasks = await loadTasks(context, kinds, { where, limit });
  const undoing = await undoingOf(
    context,
    tasks.map(({ id }) => id),
  );
  return tasks.map((task) => {
    const { id, kind, state, done, total, error, askedAt } = task;
    const by = undoing.get(id);
    return {
      ...{ id, kind, state, done, total, error, askedAt, count: numberIn(task, "count") },
      undoable: !isTakenBack(by) && isUndoable(context, handlers, task),
      undo: by
        ? {
            ...{ id: by.id, state: by.state, done: by.done, total: by.total, error: by.error },
            ...{ count: numberIn(by, "count"), left: numberIn(by, "left") },
          }
        : null,
    };
  });
}
