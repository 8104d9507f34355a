import type { Context } from "#app/platform/context/context.ts";
import { isGoingOn, latestTask, type TaskError } from "#app/platform/tasks/task-record.ts";
import { goalImport } from "../use-cases/goal-import.ts";

export const uploadTaskKinds = ["CHECK", "APPLY", "UNDO"] as const;
export const uploadTaskStates = ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELLED"] as const;

/** Work on a file in the background: `done` of `total` counts lines, 0 of 0 where nothing is counted. */
export type UploadTask = {
  id: string;
  kind: (typeof uploadTaskKinds)[number];
  state: (typeof uploadTaskStates)[number];
  done: number;
  total: number;
  error: TaskError | null;
  busy: boolean;
};

/** The work on a file, the last or the present one; null where there was none. */
export async function findUploadTask(context: Context, uploadId: string): Promise<UploadTask | null> {
  const task = await latestTask(context, goalImport.task, uploadId);
  if (!task) return null;
  const { id, params, state, done, total, error } = task;
  const { kind } = params as Pick<UploadTask, "kind">;
  return { id, kind, state: state === "QUEUED" ? "WAITING" : state, done, total, error, busy: isGoingOn(task) };
}
