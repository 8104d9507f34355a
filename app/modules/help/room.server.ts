import type { RoomServer } from "#app/platform/contributions/room.ts";
import { searchHelp } from "./queries/search-help.ts";

export const helpServer: RoomServer = {
  name: "help",
  search: searchHelp,
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: "nothing",
};
