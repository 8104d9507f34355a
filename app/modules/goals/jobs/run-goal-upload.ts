import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { applyUpload } from "../use-cases/apply-upload.ts";
import { checkUpload } from "../use-cases/check-upload.ts";
import { undoUpload } from "../use-cases/undo-upload.ts";
import type { GoalUploadInput } from "./goal-upload.task.ts";

/** Checks, applies or undoes a file of goals in one transaction, and says beside it how far it is. */
export async function runGoalUpload(run: TaskRun, asked: GoalUploadInput): Promise<void> {
  await run.progress(0, 0);
  await run.finish(async (context) => {
    if (asked.kind === "CHECK") await checkUpload(context, asked.input, run.progress);
    else if (asked.kind === "APPLY") await applyUpload(context, asked.input, run.progress);
    else await undoUpload(context, asked.input);
  });
}
