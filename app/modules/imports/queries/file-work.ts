import type { Context } from "#app/platform/context/context.ts";
import { isGoingOn, latestTask, type TaskError } from "#app/platform/tasks/task-record.ts";
import { fileTask } from "../use-cases/file-task.ts";

export const workKinds = ["CHECK", "APPLY", "UNDO"] as const;

/** Work on a file in the background: `done` of `total` counts lines, 0 of 0 where nothing is counted. */
export type FileWork = {
  id: string;
  kind: (typeof workKinds)[number];
  state: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
  done: number;
  total: number;
  error: TaskError | null;
  busy: boolean;
};

/** The work on a file, the last or the present one; null where there was none. */
export async function fileWork(context: Context, fileId: string): Promise<FileWork | null> {
  const task = await latestTask(context, fileTask.task, fileId);
  if (!task) return null;
  const { id, params, state, done, total, error } = task;
  return { id, kind: (params as Pick<FileWork, "kind">).kind, state, done, total, error, busy: isGoingOn(task) };
}
