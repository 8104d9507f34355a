import type { RoomServer } from "#app/platform/contributions/room.ts";
import { taskHandler } from "#app/platform/tasks/task-kind.ts";
import { goalTemplateEndpoints } from "./api/goal-template-endpoints.ts";
import { goalTemplatesEntities } from "./data/entities.ts";
import { templateOfGoal } from "./data/goals-from-template.ts";
import { templateRunTask } from "./jobs/template-run.task.ts";
import { runsForCohort } from "./queries/goal-template-list.ts";
import { goalTemplatesForgetsPerson } from "./forgets-person.ts";
import { templateListExport } from "./queries/export-templates.ts";

export const goalTemplatesServer: RoomServer = {
  entities: goalTemplatesEntities,
  name: "goal-templates",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: goalTemplatesForgetsPerson,
  endpoints: goalTemplateEndpoints,
  usesOf: runsForCohort,
  origins: { Goal: templateOfGoal },
  tasks: [
    templateListExport.handler,
    taskHandler(templateRunTask, async () => (await import("./jobs/run-goal-template.ts")).runGoalTemplate),
  ],
};
