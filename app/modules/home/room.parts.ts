import { IconHome } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const homeParts: RoomParts = {
  name: "home",
  icons: { home: IconHome },
  homeCards: { "first-steps": lazyPart(() => import("./components/first-steps-card.tsx")) },
};
