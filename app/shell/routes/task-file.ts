import { z } from "zod";
import { notFound } from "#app/platform/errors/app-error.ts";
import { namedFileAnswer } from "#app/platform/files/file-answer.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { sentFile } from "#app/platform/tasks/task-pieces.ts";
import { requireTask } from "#app/platform/tasks/tend-tasks.ts";

/** The file that long work made, for whoever may see the work. */
export const loader = page({
  can: signedIn,
  input: z.object({ taskId: z.guid() }),
  load: async (context, { taskId }, _, { gatherings, database }) => {
    const task = await requireTask(context, gatherings.taskKinds, taskId);
    const file = await sentFile(context, task, { database, tenant: context.tenant });
    if (!file) throw notFound("The file");
    return namedFileAnswer(file.content, file.name, file.type);
  },
});
