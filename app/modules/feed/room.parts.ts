import { IconNews } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const feedParts: RoomParts = {
  name: "feed",
  icons: { feed: IconNews },
  homeCards: {
    "my-feed": lazyPart(() => import("./components/home/my-feed-card.tsx")),
    feed: lazyPart(() => import("./components/home/feed-card.tsx")),
  },
};
