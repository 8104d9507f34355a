import type { Room } from "#app/platform/contributions/room.ts";

export const notifications: Room = { name: "notifications", tabs: [] };
