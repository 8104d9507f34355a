import type { RoomServer } from "#app/platform/contributions/room.ts";
import { accessEndpoints } from "./api/endpoints.ts";
import { accessRules } from "./policy.ts";
import { accessReach } from "./queries/access-reach.ts";

export const accessServer: RoomServer = {
  name: "access",
  rules: ({ actor }) => accessRules(actor),
  endpoints: accessEndpoints,
  reach: accessReach,
};
