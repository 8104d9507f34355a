import type { Room } from "#app/platform/contributions/room.ts";

export const audiences: Room = { name: "audiences", tabs: [] };
