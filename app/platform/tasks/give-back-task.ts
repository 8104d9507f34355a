import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { sql } from "#tenancy/sql.ts";
import { taskAsked } from "./start-task.ts";
import type { TaskKinds } from "./tend-tasks.ts";

/** Puts back a task whose process was asked to end, for the next worker: nobody has to ask for it again. */
export async function giveBackTask(context: Context, kinds: TaskKinds, taskId: string): Promise<void> {
  const [task] = await context.rows<{ kind: string }>(
    sql`update {background_task} set state = 'QUEUED', phase = null, heard_at = ${context.clock.now()},
          most_attempts = greatest(most_attempts, attempts + 1)
        where id = ${taskId} and state = 'RUNNING' and cancel_asked_at is null returning kind`,
  );
  if (!task) return;
  await recordEvent(context, { name: taskAsked, payload: { taskId, lane: kinds.get(task.kind)?.lane ?? "small" } });
}
