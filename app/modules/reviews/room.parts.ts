import { IconClipboardCheck } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const reviewsParts: RoomParts = {
  name: "reviews",
  icons: { review: IconClipboardCheck },
  homeCards: { "team-reviews": lazyPart(() => import("./components/home/team-reviews-card.tsx")) },
  sections: [
    { module: "review", about: "Employee", Part: lazyPart(() => import("./components/reviews-of-person.tsx")) },
  ],
};
