import type { Room } from "#app/platform/contributions/room.ts";

export const people: Room = { name: "people", tabs: [] };
