import { deletes, deletesMentions } from "#app/platform/contributions/forgets-person.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { taskEndpoints } from "./task-endpoints.ts";
import { tendTasks } from "./tend-tasks.ts";
import { undoHandler } from "./undo-task.ts";

/** What holds for tasks of every room. */
export const tasksServer: RoomServer = {
  name: "tasks",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: {
    steps: [
      ...deletes("background_task", "asked_by"),
      deletesMentions("background_task", "params", { state: "DONE" }),
      deletesMentions("background_task", "result", { state: "DONE" }),
    ],
  },
  endpoints: taskEndpoints,
  tasks: [undoHandler],
  scheduled: tendTasks,
};
