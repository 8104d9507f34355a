import type { RoomServer } from "#app/platform/contributions/room.ts";
import { taskEndpoints } from "./task-endpoints.ts";
import { tendTasks } from "./tend-tasks.ts";

/** What holds for tasks of every room. */
export const tasksServer: RoomServer = {
  name: "tasks",
  movesWith: "nothing",
  ownData: "nothing",
  endpoints: taskEndpoints,
  scheduled: tendTasks,
};
