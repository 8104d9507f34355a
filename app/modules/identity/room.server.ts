import type { RoomServer } from "#app/platform/contributions/room.ts";
import { identityEvents } from "./events.ts";
import { meEndpoints } from "./api/me-endpoints.ts";
import { identityRules } from "./policy.ts";
import { identityEntities } from "./data/entities.ts";

export const identityServer: RoomServer = {
  entities: identityEntities,
  name: "identity",
  events: identityEvents,
  endpoints: meEndpoints,
  rules: ({ actor }) => identityRules(actor),
};
