import type { RoomServer } from "#app/platform/contributions/room.ts";
import { meEndpoints } from "./api/me-endpoints.ts";
import { identityRules } from "./policy.ts";

export const identityServer: RoomServer = {
  name: "identity",
  endpoints: meEndpoints,
  rules: ({ actor }) => identityRules(actor),
};
