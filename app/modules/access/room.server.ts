import type { RoomServer } from "#app/platform/contributions/room.ts";
import { accessRules } from "./policy.ts";

export const accessServer: RoomServer = {
  name: "access",
  rules: ({ actor }) => accessRules(actor),
};
