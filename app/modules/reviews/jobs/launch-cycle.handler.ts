import type { z } from "zod";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { launchCycle } from "../use-cases/launch-cycle.ts";
import type { launchCycleTask } from "./launch-cycle.task.ts";

/** All of a cycle comes about in one transaction, or nothing of it. */
export async function runLaunch(run: TaskRun, { cycleId }: z.output<typeof launchCycleTask.input>): Promise<void> {
  await run.finish(async (context) => ({
    result: await launchCycle(context, { cycleId }, (done, total) => run.progress(done, total)),
  }));
}
