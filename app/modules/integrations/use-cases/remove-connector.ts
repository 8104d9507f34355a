import type { Context } from "#app/platform/context/context.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { stopTasksAbout } from "#app/platform/tasks/tend-tasks.ts";
import { letGroupsGo } from "./apply-groups.ts";
import { runConnectorTask } from "./run-task.ts";
import { writeDown } from "./write-down.ts";

/** For good, with its secret and its history. What it wrote into the product stays. */
export async function removeConnector(context: Context, { installationId }: { installationId: string }): Promise<void> {
  const record = await holdInstallation(context, installationId);
  await writeDown(context, "remove", installationId, { connector: record.connector, name: record.name });
  await stopTasksAbout(context, runConnectorTask, installationId);
  await letGroupsGo(context, installationId);
  await context.em.remove(record).flush();
}
