import type { RoomServer } from "#app/platform/contributions/room.ts";
import { searchEndpoints } from "./api/search-endpoints.ts";

export const searchServer: RoomServer = {
  name: "search",
  endpoints: searchEndpoints,
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: "nothing",
};
