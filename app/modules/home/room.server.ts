import type { RoomServer } from "#app/platform/contributions/room.ts";
import { homeEntities } from "./data/entities.ts";
import { homeEvents } from "./events.ts";
import { firstStepsCard } from "./queries/first-steps.ts";
import { homeForgetsPerson } from "./forgets-person.ts";

export const homeServer: RoomServer = {
  name: "home",
  entities: homeEntities,
  events: homeEvents,
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: homeForgetsPerson,
  home: firstStepsCard,
};
