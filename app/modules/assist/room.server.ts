import type { RoomServer } from "#app/platform/contributions/room.ts";
import { taskHandler } from "#app/platform/tasks/task-kind.ts";
import { assistEndpoints } from "./api/assist-endpoints.ts";
import { assistEntities } from "./data/entities.ts";
import { assistEvents } from "./events.ts";
import { assistForgetsPerson } from "./forgets-person.ts";
import { assistOwnData } from "./own-data.ts";
import { assistRules } from "./policy.ts";
import { askTask } from "./use-cases/ask-task.ts";
import { tendAsks } from "./use-cases/tend-asks.ts";

export const assistServer: RoomServer = {
  name: "assist",
  movesWith: "nothing",
  ownData: assistOwnData,
  forgetsPerson: assistForgetsPerson,
  events: assistEvents,
  entities: assistEntities,
  rules: ({ actor }) => assistRules(actor),
  endpoints: assistEndpoints,
  tasks: [taskHandler(askTask, async () => (await import("./use-cases/run-ask.ts")).runAsk)],
  scheduled: tendAsks,
};
