import { IconTarget } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const goalsParts: RoomParts = {
  name: "goals",
  icons: { goal: IconTarget },
  panels: {
    OBJECTIVE: lazyPart(() => import("./components/goal-panel/goal-panel.tsx")),
    GOAL: lazyPart(() => import("./components/goal-panel/goal-panel.tsx")),
    GOAL_REALIGN: lazyPart(() => import("./components/copy-and-realign/realign-panel.tsx")),
    GOAL_CLONE: lazyPart(() => import("./components/copy-and-realign/copy-panel.tsx")),
    GOAL_COPY: lazyPart(() => import("./components/copy-and-realign/copy-panel.tsx")),
    GOAL_HISTORY: lazyPart(() => import("./components/history/history-panel.tsx")),
  },
  homeCards: {
    "my-goals": lazyPart(() => import("./components/home/my-goals-card.tsx")),
    "team-goals": lazyPart(() => import("./components/home/team-goals-card.tsx")),
  },
  sections: [
    { module: "goal", about: "Employee", Part: lazyPart(() => import("./components/goals-of-person.tsx")) },
    { module: "goal", about: "Metric", Part: lazyPart(() => import("./components/key-results-of-metric.tsx")) },
  ],
};
