import type { Room } from "#app/platform/contributions/room.ts";

export const imports: Room = { name: "imports", tabs: [] };
