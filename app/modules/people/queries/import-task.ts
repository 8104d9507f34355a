import type { Context } from "#app/platform/context/context.ts";
import { isGoingOn, latestTasks, type TaskError } from "#app/platform/tasks/task-record.ts";
import type { Phase } from "../data/import/import-progress.ts";
import { importTask, type ImportTaskInput } from "../jobs/import.task.ts";

export const importTaskStates = ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELLED"] as const;

/** What is done with an import in the background, or how it ended. */
export type ImportTask = {
  id: string;
  kind: "CHECK" | "APPLY";
  state: (typeof importTaskStates)[number];
  phase: Phase;
  done: number;
  total: number;
  error: TaskError | null;
  busy: boolean;
  mine: boolean;
};

/** The work on imports, the last or the present one of each, by the import's id. */
export async function importTasks(
  context: Context,
  importIds: readonly string[],
): Promise<ReadonlyMap<string, ImportTask>> {
  const tasks = await latestTasks(context, importTask, importIds);
  return new Map(
    [...tasks].map(([importId, task]) => {
      const { id, params, state, phase, done, total, error } = task;
      const { kind } = params as Pick<ImportTaskInput, "kind">;
      const shown = { state: state === "QUEUED" ? ("WAITING" as const) : state, phase: (phase as Phase) ?? "WAITING" };
      return [
        importId,
        {
          id,
          kind,
          ...shown,
          done,
          total,
          error,
          busy: isGoingOn(task),
          mine: task.askedBy === context.actor.employeeId,
        },
      ];
    }),
  );
}
