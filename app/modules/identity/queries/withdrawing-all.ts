import type { Context } from "#app/platform/context/context.ts";
import { ownLatestTasks, type Task } from "#app/platform/tasks/task-record.ts";
import { withdrawAllTask } from "../jobs/withdraw-all.task.ts";

/** The withdrawing of all invitations that goes on, or ended within the last hour, as who asked for it sees it. */
export type WithdrawingAll = Pick<Task, "id" | "state" | "done" | "total" | "error" | "askedAt"> & { count: number };

export async function withdrawingAll(context: Context): Promise<WithdrawingAll | null> {
  const [task] = await ownLatestTasks(context, [withdrawAllTask.task]);
  if (!task) return null;
  const { id, state, done, total, error, askedAt, result } = task;
  return { id, state, done, total, error, askedAt, count: Number(result?.["count"] ?? 0) };
}
