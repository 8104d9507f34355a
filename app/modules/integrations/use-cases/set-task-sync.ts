import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { writeDown } from "./write-down.ts";

export const setTaskSyncInput = z.object({
  installationId: z.uuid(),
  makesTasks: z
    .literal("on")
    .optional()
    .transform((tick) => tick === "on"),
  tasksProject: z
    .string()
    .max(200)
    .optional()
    .transform((project) => project || null),
  version: versionRead,
});

/** Whether issues become tasks of those they are assigned to, and of which project. Tasks that were made stay. */
export async function setTaskSync(
  context: Context,
  { installationId, makesTasks, tasksProject, version }: z.output<typeof setTaskSyncInput>,
): Promise<{ version: number }> {
  const record = await holdInstallation(context, installationId, version);
  if (record.kind !== "issue-tracker") throw notFound("The issues");
  Object.assign(record, { makesTasks, tasksProject });
  await context.em.flush();
  await writeDown(context, "set-task-sync", installationId, { makesTasks, tasksProject });
  return { version: record.version };
}
