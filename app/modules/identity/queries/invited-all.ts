import type { Context } from "#app/platform/context/context.ts";
import { ownLatestTasks, type TaskError, type TaskState } from "#app/platform/tasks/task-record.ts";
import type { InvitedAll } from "../domain/left-out.ts";
import { inviteAllTask } from "../jobs/invite-all.task.ts";
import { sql } from "#tenancy/sql.ts";

/** The inviting of a whole list that goes on, or ended within the last hour, as who asked for it sees it. */
export type InvitingAll = {
  id: string;
  state: TaskState;
  done: number;
  total: number;
  error: TaskError | null;
  askedAt: string;
  outcome: (Omit<InvitedAll, "left"> & { left: (InvitedAll["left"][number] & { name: string })[] }) | null;
};

export async function invitingAll(context: Context): Promise<InvitingAll | null> {
  const [task] = await ownLatestTasks(context, [inviteAllTask.task]);
  if (!task) return null;
  const { id, state, done, total, error, askedAt } = task;
  const result = task.result as InvitedAll | null;
  return {
    id,
    state,
    done,
    total,
    error,
    askedAt,
    outcome: result && { ...result, left: await named(context, result.left) },
  };
}

async function named(context: Context, left: InvitedAll["left"]) {
  if (left.length === 0) return [];
  const people = await context.rows<{ id: string; name: string }>(
    sql`select id, display_name as name from {employee} where id = any(${left.map(({ id }) => id)}::uuid[])`,
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return left.map((one) => ({ ...one, name: names.get(one.id) ?? "" }));
}
