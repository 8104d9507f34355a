import { doTask } from "#app/composition/worker/do-task.ts";
import type { Company } from "./world.ts";
import { sql } from "#tenancy/sql.ts";

/** Does the background tasks of a company that wait, as the worker does; answers their ids. */
export async function doTasks(company: Company): Promise<string[]> {
  const waiting = await company.asProduct((context) =>
    context.rows<{ id: string }>(sql`select id from {background_task} where state = 'QUEUED' order by asked_at, id`),
  );
  const work = doTask(company.world.application);
  for (const { id } of waiting) await work({ tenantId: company.tenant.id, taskId: id });
  return waiting.map(({ id }) => id);
}
