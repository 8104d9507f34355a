import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import type { TaskError, TaskState } from "#app/platform/tasks/task-record.ts";
import { requireTask } from "#app/platform/tasks/tend-tasks.ts";
import { isUndoable, undoingOf, undoTask } from "#app/platform/tasks/undo-task.ts";

/** How an act on many stands, for the page that said that it goes on. */
export type ManyState = {
  id: string;
  state: TaskState;
  /** How many records it changed, or changed back; and of those it was to change back, how many it left as they are. */
  count: number;
  left: number;
  error: TaskError | null;
  isUndo: boolean;
  undoable: boolean;
  /** What takes it back, where that was asked for. */
  undoneBy: string | null;
};

export const loader = resource({
  can: signedIn,
  input: z.object({ taskId: z.uuid() }),
  load: async (context, { taskId }, _request, { gatherings }): Promise<ManyState> => {
    const task = await requireTask(context, gatherings.taskKinds, taskId);
    const undoing = (await undoingOf(context, [taskId])).get(taskId);
    return {
      ...{ id: task.id, state: task.state, error: task.error, isUndo: task.kind === undoTask.kind },
      count: Number(task.result?.["count"] ?? 0),
      left: Number(task.result?.["left"] ?? 0),
      undoable: isUndoable(context, gatherings.taskHandlers, task),
      undoneBy: undoing?.id ?? null,
    };
  },
});
