import { z } from "zod";
import { notFound } from "#app/platform/errors/app-error.ts";
import { namedFileAnswer } from "#app/platform/files/file-answer.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { requireTask, taskFile } from "#app/platform/tasks/tend-tasks.ts";

/** The file that long work made, for whoever may see the work. */
export const loader = page({
  can: signedIn,
  input: z.object({ taskId: z.guid() }),
  load: async (context, { taskId }, _, { gatherings }) => {
    const file = await taskFile(context, await requireTask(context, gatherings.taskKinds, taskId));
    if (!file) throw notFound("The file");
    return namedFileAnswer(file.content, file.name, file.type);
  },
});
