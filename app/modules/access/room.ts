import type { Room } from "#app/platform/contributions/room.ts";

export const access: Room = {
  name: "access",
  tabs: [],
};
