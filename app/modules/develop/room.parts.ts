import { IconPlant2 } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const developParts: RoomParts = {
  name: "develop",
  icons: { develop: IconPlant2 },
  panels: { COMPETENCY: lazyPart(() => import("./components/person/competency-panel.tsx")) },
  homeCards: { "my-growth": lazyPart(() => import("./components/home/my-growth-card.tsx")) },
  sections: [
    { module: "develop", about: "Employee", Part: lazyPart(() => import("./components/development-of-person.tsx")) },
  ],
};
