import { IconClockExclamation } from "@tabler/icons-react";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const pointsParts: RoomParts = {
  name: "points",
  icons: { points: IconClockExclamation },
};
