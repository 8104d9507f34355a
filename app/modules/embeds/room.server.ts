import type { RoomServer } from "#app/platform/contributions/room.ts";
import { embedEvents } from "./events.ts";
import { embedsEntities } from "./data/entities.ts";
import { embedMount } from "./http/embed.server.ts";
import { embedRules } from "./policy.ts";
import { embedsForgetsPerson } from "./forgets-person.ts";

export const embedsServer: RoomServer = {
  name: "embeds",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: embedsForgetsPerson,
  mounts: [embedMount],
  events: embedEvents,
  entities: embedsEntities,
  rules: ({ actor }) => embedRules(actor),
};
