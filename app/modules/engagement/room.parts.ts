import { IconClipboardHeart } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const engagementParts: RoomParts = {
  name: "engagement",
  icons: { engagement: IconClipboardHeart },
  homeCards: {
    "my-surveys": lazyPart(() => import("./components/home/my-surveys-card.tsx")),
    "team-surveys": lazyPart(() => import("./components/home/team-surveys-card.tsx")),
  },
};
