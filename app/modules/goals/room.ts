import type { Room } from "#app/platform/contributions/room.ts";

export const goals: Room = { name: "goals", tabs: [] };
