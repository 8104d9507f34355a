import type { Context } from "#app/platform/context/context.ts";
import { stopTasksAbout } from "#app/platform/tasks/tend-tasks.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { forgetWhatWasRead } from "./forget-what-was-read.ts";
import { runConnectorTask } from "./run-task.ts";
import { sql } from "#tenancy/sql.ts";
import { writeDown } from "./write-down.ts";

/** Ends a run that goes on, and forgets how far the source was read: the next run reads all of it, and changes only what differs. */
export async function resetConnector(context: Context, { installationId }: { installationId: string }): Promise<void> {
  const { connector } = await holdInstallation(context, installationId);
  await stopTasksAbout(context, runConnectorTask, installationId);
  await context.rows(
    sql`update {connector_run} set state = 'FAILED', ended_at = ${context.clock.now()}, error_code = 'cancelled'
      where installation_id = ${installationId} and state = 'RUNNING'`,
  );
  // What was pushed is not sent again: it stays, and the next run applies it anew.
  if (connector !== "scim") await forgetWhatWasRead(context, installationId);
  await writeDown(context, "reset", installationId);
}
