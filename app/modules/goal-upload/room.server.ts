import type { RoomServer } from "#app/platform/contributions/room.ts";
import { uploadEndpoints } from "./api/upload-endpoints.ts";
import { goalImports } from "./goal-imports.ts";

export const goalUploadServer: RoomServer = {
  name: "goal-upload",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: "nothing",
  endpoints: uploadEndpoints,
  importables: goalImports,
};
