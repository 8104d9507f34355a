import type { Room } from "#app/platform/contributions/room.ts";

export const initiatives: Room = { name: "initiatives", feature: "TASK", tabs: [] };
