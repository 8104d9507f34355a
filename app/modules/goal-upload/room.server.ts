import type { RoomServer } from "#app/platform/contributions/room.ts";
import { uploadEndpoints } from "./api/upload-endpoints.ts";
import { goalUploadEntities } from "./data/entities.ts";
import { goalImport } from "./use-cases/goal-import.ts";

export const goalUploadServer: RoomServer = {
  entities: goalUploadEntities,
  name: "goal-upload",
  endpoints: uploadEndpoints,
  tasks: [goalImport.handler],
};
