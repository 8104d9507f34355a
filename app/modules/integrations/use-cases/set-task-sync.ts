import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { writeDown } from "./write-down.ts";

const tick = tickInput.default(false);

export const setTaskSyncInput = z.object({
  installationId: z.uuid(),
  makesTasks: tick,
  issuesOfTasks: tick,
  unfoldsLinks: tick,
  tasksProject: z
    .string()
    .max(200)
    .optional()
    .transform((project) => project || null),
  version: versionRead,
});

/**
 * Whether issues become tasks of those they are assigned to, and of which project; whether people may have issues made of
 * their tasks; and whether links to issues say what they lead to. What was made stays.
 */
export async function setTaskSync(
  context: Context,
  { installationId, version, ...wanted }: z.output<typeof setTaskSyncInput>,
): Promise<{ version: number }> {
  const record = await holdInstallation(context, installationId, version);
  if (record.kind !== "issue-tracker") throw notFound("The issues");
  Object.assign(record, wanted);
  await context.em.flush();
  await writeDown(context, "set-task-sync", installationId, wanted);
  return { version: record.version };
}
