import type { Room } from "#app/platform/contributions/room.ts";

export const questionnaires: Room = { name: "questionnaires", tabs: [] };
