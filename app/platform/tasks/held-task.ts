import { sql, type Sql } from "#tenancy/sql.ts";
import type { TaskError } from "./task-record.ts";

/** Milliseconds for which a task may keep its process from everything else; a task that is longer yields in between. */
export const longestHold = 5_000;

const heldProcess: TaskError = { code: "platform.task-held-process", params: {} };

/** Fails a task that is being done, since it, or one beside it, kept the process from everything else. It waits for who asked for it. */
export function failHeldTask(taskId: string): Sql {
  return sql`update {background_task} set state = 'FAILED', ended_at = now(), phase = null,
      error = ${JSON.stringify(heldProcess)}::jsonb where id = ${taskId}::uuid and state = 'RUNNING'`;
}
