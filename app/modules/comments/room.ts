import type { Room } from "#app/platform/contributions/room.ts";

export const comments: Room = { name: "comments", tabs: [] };
