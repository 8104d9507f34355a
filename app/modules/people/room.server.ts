import type { RoomServer } from "#app/platform/contributions/room.ts";

export const peopleServer: RoomServer = { name: "people" };
