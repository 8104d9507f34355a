import type { Room } from "#app/platform/contributions/room.ts";

export const records: Room = { name: "records", tabs: [] };
