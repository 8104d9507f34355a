import type { z } from "zod";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { launchSurvey } from "../use-cases/launch-survey.ts";
import type { launchSurveyTask } from "./launch-survey.task.ts";

/** All of a launch comes about in one transaction, or nothing of it: a worker that ends on the way leaves a draft. */
export async function runLaunch(run: TaskRun, asked: z.output<typeof launchSurveyTask.input>): Promise<void> {
  await run.finish(async (context) => ({ result: await launchSurvey(context, asked, { progress: run.progress }) }));
}
