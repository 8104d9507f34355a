import type { RoomServer } from "#app/platform/contributions/room.ts";
import { embedsEntities } from "./data/entities.ts";
import { embedRules } from "./policy.ts";

export const embedsServer: RoomServer = {
  name: "embeds",
  entities: embedsEntities,
  rules: ({ actor }) => embedRules(actor),
};
