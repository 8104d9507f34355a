import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { runConnectorTask } from "./run-task.ts";
import { writeDown } from "./write-down.ts";

export const startRunInput = z.object({
  installationId: z.uuid().describe("The installation."),
  reason: z
    .enum(["MANUAL", "TRIAL"])
    .default("MANUAL")
    .describe("TRIAL reads everything and says what it would change; MANUAL changes it."),
});

/** Has it read the source now, in the background. A trial changes nothing and says what it would change. */
export async function startRun(
  context: Context,
  { installationId, reason }: z.output<typeof startRunInput>,
): Promise<{ taskId: string }> {
  const record = await holdInstallation(context, installationId);
  if (record.account === null) throw conflict("integrations.check-first", "Check the connection first.");
  if (reason === "MANUAL" && record.status !== "ACTIVE") throw conflict("integrations.not-active", "It is not on.");
  await writeDown(context, "ask-run", installationId, { reason });
  return startTask(context, runConnectorTask, { installationId, reason }, { aboutId: installationId });
}
