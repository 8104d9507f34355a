import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as manyAction } from "../routes/many.tsx";
import type { action } from "../routes/task.tsx";
import type { action as newAction } from "../routes/new-task.tsx";
import type { action as listAction } from "../routes/tasks.tsx";

/** Forms and acts of one task, sent to its own page. */
export const { useCommand, useCommandForm, PageAnswer } = commandsOf<typeof action>("initiatives");
/** A new task, sent to the list, or a new part, sent to the task it is of. */
export const newTaskCommands = commandsOf<typeof listAction & typeof action>("initiatives");
/** A new task with all that can be said of it. */
export const wholeTaskCommands = commandsOf<typeof newAction>("initiatives");
/** What is done with several tasks at once. */
export const manyCommands = commandsOf<typeof manyAction>("initiatives");

export function taskAction(id: string): string {
  return `/app/initiative/${id}`;
}
