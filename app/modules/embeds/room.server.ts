import type { RoomServer } from "#app/platform/contributions/room.ts";
import { embedRules } from "./policy.ts";

export const embedsServer: RoomServer = { name: "embeds", rules: ({ actor }) => embedRules(actor) };
