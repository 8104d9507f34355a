import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { undatedDelivery } from "../domain/hook-schemes.ts";
import { runConnectorTask } from "./run-task.ts";
import { sql } from "#tenancy/sql.ts";

const keptDays = 90;

/** Starts the runs that are due, by the rights of who switched each on; one that goes on already is not begun twice. Forgets old runs. */
export async function startDueRuns(context: Context): Promise<void> {
  const now = context.clock.now();
  const due = await context.rows<{ id: string; runsAs: string }>(
    sql`update {connector_installation} set next_run_at = to_timestamp(${now.getTime() / 1000}::float8 + every_minutes * 60)
         where status = 'ACTIVE' and next_run_at <= ${now} and runs_as is not null returning id, runs_as as "runsAs"`,
  );
  for (const { id, runsAs } of due) {
    try {
      await startTask(
        context,
        runConnectorTask,
        { installationId: id, reason: "SCHEDULE" },
        { aboutId: id, askedBy: runsAs },
      );
    } catch (error) {
      if (refusalOf(error)?.code !== runConnectorTask.codes.busy) throw error;
    }
  }
  await context.rows(sql`delete from {connector_run} where started_at < ${daysAgo(context, keptDays)}`);
  // What says when it was signed is refused once it is old; what does not is remembered while its key is in use.
  await context.rows(
    sql`delete from {connector_hook} where received_at < ${daysAgo(context, 7)}
        and delivery not like ${`${undatedDelivery}%`}`,
  );
}
