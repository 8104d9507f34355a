import type { RoomServer } from "#app/platform/contributions/room.ts";

export const goalsServer: RoomServer = { name: "goals" };
