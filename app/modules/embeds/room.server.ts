import type { RoomServer } from "#app/platform/contributions/room.ts";
import { embedEvents } from "./events.ts";
import { embedsEntities } from "./data/entities.ts";
import { embedMount } from "./http/embed.server.ts";
import { embedRules } from "./policy.ts";

export const embedsServer: RoomServer = {
  name: "embeds",
  movesWith: "nothing",
  ownData: "nothing",
  mounts: [embedMount],
  events: embedEvents,
  entities: embedsEntities,
  rules: ({ actor }) => embedRules(actor),
};
