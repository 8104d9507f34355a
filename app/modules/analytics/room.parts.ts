import { IconChartHistogram } from "@tabler/icons-react";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";

export const analyticsParts: RoomParts = {
  name: "analytics",
  icons: { analytics: IconChartHistogram },
  homeCards: { "pinned-reports": lazyPart(() => import("./components/home/pinned-reports-card.tsx")) },
};
