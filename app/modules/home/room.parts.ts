import { IconHome } from "@tabler/icons-react";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const homeParts: RoomParts = {
  name: "home",
  icons: { home: IconHome },
};
