import { IconClipboardHeart } from "@tabler/icons-react";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const engagementParts: RoomParts = {
  name: "engagement",
  icons: { engagement: IconClipboardHeart },
};
