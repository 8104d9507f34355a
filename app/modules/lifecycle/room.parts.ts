import { IconRoute } from "@tabler/icons-react";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const lifecycleParts: RoomParts = {
  name: "lifecycle",
  icons: { lifecycle: IconRoute },
};
