import { IconInbox } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const notificationsParts: RoomParts = {
  name: "notifications",
  icons: { inbox: IconInbox },
  homeCards: { news: lazyPart(() => import("./components/news-card.tsx")) },
};
