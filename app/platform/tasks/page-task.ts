import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { signedIn, type Can } from "#app/platform/http/can.ts";
import { startTask } from "./start-task.ts";
import { defineTask, taskHandler, type TaskKind } from "./task-kind.ts";
import type { TaskRun } from "./task-run.ts";

export type PageTask<Input extends z.ZodType> = {
  /** The room and the work: `equipment.remind-borrowers`. */
  kind: string;
  /** What is asked for with it; nothing, where it is left out. */
  input?: Input;
  can?: Can;
  /** So many days it and its file are kept; 30 where it is not said. */
  keptDays?: number;
  codes?: TaskKind["codes"];
  lane?: TaskKind["lane"];
  ofList?: true;
  /** Done by the rights of whoever asked for it: says how far it is by `run.progress`, and ends with `run.finish`. */
  work(run: TaskRun, input: z.output<Input>): Promise<void>;
};

const said = { fault: "platform.task-fault", stalled: "platform.task-fault", busy: "platform.task-busy" };

/**
 * Long work that people ask for on a page, one at a time each: its kind, what asks for it, also as an intent of the page's
 * action, and what does it. The page shows how far it is by `ownLatestTask` and `TaskWatch`.
 */
export function pageTask<Input extends z.ZodType = z.ZodObject>(told: PageTask<Input>) {
  const { kind, can = signedIn, keptDays = 30, codes = said, lane = "small", ofList } = told;
  const input = told.input ?? (z.object({}) as unknown as Input);
  const task = defineTask({ kind, input, can, keptDays, codes, lane, ...(ofList && { ofList }) });
  const ask = (context: Context, asked: z.input<Input> = {} as z.input<Input>) =>
    startTask(context, task, asked, { mostOfOne: 1 });
  return {
    task,
    ask,
    intent: { input, run: (context: Context, asked: z.output<Input>) => ask(context, asked as z.input<Input>) },
    handler: taskHandler(task, async () => told.work),
  };
}
