import type { Room } from "#app/platform/contributions/room.ts";

export const search: Room = { name: "search", tabs: [] };
