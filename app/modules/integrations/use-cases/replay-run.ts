import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import type { FlatCursor } from "#sdk/index.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { runConnectorTask } from "./run-task.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const replayRunInput = z.object({
  installationId: z.uuid().describe("The installation."),
  runId: z.uuid().describe("The run that is made again."),
});

/**
 * Has the source read once more from where a run began, in the background. What stands here already is changed only where
 * it differs.
 */
export async function replayRun(
  context: Context,
  { installationId, runId }: z.output<typeof replayRunInput>,
): Promise<{ taskId: string }> {
  const record = await holdInstallation(context, installationId);
  if (record.status !== "ACTIVE") throw conflict("integrations.not-active", "It is not on.");
  const run = await firstRow<{ state: string; before: Record<string, FlatCursor> | null }>(
    context,
    sql`select state, cursors_before as before from {connector_run}
        where id = ${runId} and installation_id = ${installationId}`,
  );
  if (!run?.before || run.state === "RUNNING") throw notFound("The run");
  const asked = { installationId, reason: "REPLAY" as const, replayOf: runId };
  // First: where a run goes on, nothing of how far it came is touched.
  const task = await startTask(context, runConnectorTask, asked, { aboutId: installationId });
  await readFrom(context, installationId, run.before);
  await writeDown(context, "replay-run", installationId, { runId, from: run.before });
  return task;
}

/** Sets every stream back to where it had been read; one that had not been begun is begun anew. */
async function readFrom(context: Context, installationId: string, cursors: Record<string, FlatCursor>): Promise<void> {
  await context.rows(
    sql`delete from {connector_cursor} where installation_id = ${installationId}
        and not (stream = any(${Object.keys(cursors)}::text[]))`,
  );
  await context.rows(
    sql`update {connector_cursor} c set cursor = was.value from jsonb_each(${JSON.stringify(cursors)}::jsonb) as was
        where c.installation_id = ${installationId} and c.stream = was.key`,
  );
}
