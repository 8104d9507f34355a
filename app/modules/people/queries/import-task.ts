import type { Context } from "#app/platform/context/context.ts";
import { isGoingOn, latestTasks, type TaskError } from "#app/platform/tasks/task-record.ts";
import { peopleImport } from "../use-cases/people-import.ts";

export const importTaskStates = ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELLED"] as const;

type Phase = "WAITING" | "COMPARING" | "STORING_PEOPLE" | "STORING_PLACES" | "FINISHING";

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
  const tasks = await latestTasks(context, peopleImport.task, importIds);
  return new Map(
    [...tasks].map(([importId, task]) => {
      const { id, params, state, phase, done, total, error } = task;
      const { kind } = params as Pick<ImportTask, "kind">;
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
