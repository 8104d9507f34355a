import { IconCoins } from "@tabler/icons-react";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const compensationParts: RoomParts = { name: "compensation", icons: { compensation: IconCoins } };
