import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import type { Progress } from "../data/import/import-progress.ts";
import { applyImport } from "../use-cases/apply-import.ts";
import { checkImport } from "../use-cases/check-import.ts";
import type { ImportTaskInput } from "./import.task.ts";

/** Checks or applies an import in one transaction, and says beside it how far it is. */
export async function runImport(run: TaskRun, asked: ImportTaskInput): Promise<void> {
  const progress: Progress = (phase, done, total) => run.progress(done, total, phase);
  await progress("COMPARING", 0, 0);
  await run.finish(async (context) => {
    await (asked.kind === "APPLY" ? applyImport(context, asked.input, progress) : checkImport(context, asked.input));
  });
}
