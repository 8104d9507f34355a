import type { RoomServer } from "#app/platform/contributions/room.ts";
import { taskHandler } from "#app/platform/tasks/task-kind.ts";
import { exportEndpoints } from "./api/export-endpoints.ts";
import { goalExportTask } from "./jobs/goal-export.task.ts";

export const goalReportsServer: RoomServer = {
  name: "goal-reports",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: "nothing",
  endpoints: exportEndpoints,
  tasks: [taskHandler(goalExportTask, async () => (await import("./jobs/run-goal-export.ts")).runGoalExport)],
};
