import type { RoomServer } from "#app/platform/contributions/room.ts";
import { importEndpoints } from "./api/import-endpoints.ts";
import { importsEntities } from "./data/entities.ts";
import { fileTask } from "./use-cases/file-task.ts";
import { forgetOldFiles } from "./use-cases/forget-old-files.ts";
import { importsForgetsPerson } from "./forgets-person.ts";

export const importsServer: RoomServer = {
  name: "imports",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: importsForgetsPerson,
  entities: importsEntities,
  endpoints: importEndpoints,
  tasks: [fileTask.handler],
  scheduled: forgetOldFiles,
};
