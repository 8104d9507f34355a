import type { RoomServer } from "#app/platform/contributions/room.ts";
import { identityRules } from "./policy.ts";

export const identityServer: RoomServer = {
  name: "identity",
  rules: ({ actor }) => identityRules(actor),
};
