import type { Context } from "#app/platform/context/context.ts";
import { isGoingOn, latestTasks, type Task, type TaskError } from "#app/platform/tasks/task-record.ts";
import { fileTask } from "../use-cases/file-task.ts";

export const workKinds = ["CHECK", "APPLY", "UNDO"] as const;

/** Work on a file in the background: `done` of `total` counts lines, 0 of 0 where nothing is counted. */
export type FileWork = {
  id: string;
  kind: (typeof workKinds)[number];
  state: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
  phase: string | null;
  done: number;
  total: number;
  error: TaskError | null;
  busy: boolean;
  /** Whether the actor asked for it, and so may have it done again. */
  mine: boolean;
};

/** The work on a file, the last or the present one; null where there was none. */
export async function fileWork(context: Context, fileId: string): Promise<FileWork | null> {
  return (await workOnFiles(context, [fileId])).get(fileId) ?? null;
}

/** The same of several files, by their ids. */
export async function workOnFiles(
  context: Context,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, FileWork>> {
  const tasks = await latestTasks(context, fileTask.task, fileIds);
  return new Map([...tasks].map(([fileId, task]) => [fileId, workOf(context, task)]));
}

function workOf({ actor }: Context, task: Task): FileWork {
  const { id, params, state, phase, done, total, error, askedBy } = task;
  const { kind } = params as Pick<FileWork, "kind">;
  const mine = askedBy === actor.employeeId;
  return { id, kind, state, phase, done, total, error, busy: isGoingOn(task), mine };
}
