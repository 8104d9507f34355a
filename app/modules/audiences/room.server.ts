import type { RoomServer } from "#app/platform/contributions/room.ts";
import { savedViewEndpoints } from "./api/saved-view-endpoints.ts";
import { viewRules } from "./policy.ts";

export const audiencesServer: RoomServer = {
  name: "audiences",
  rules: ({ actor }) => viewRules(actor),
  endpoints: savedViewEndpoints,
};
