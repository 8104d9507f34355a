import { IconListCheck } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const initiativesParts: RoomParts = {
  name: "initiatives",
  icons: { initiative: IconListCheck },
  panels: {
    TASK: lazyPart(() => import("./components/task/task-panel.tsx")),
    NEW_TASK: lazyPart(() => import("./components/task/new-task-panel.tsx")),
  },
  sections: [
    { module: "initiative", about: "Goal", Part: lazyPart(() => import("./components/tasks-of-goal.tsx")) },
    { module: "initiative", about: "Employee", Part: lazyPart(() => import("./components/tasks-of-person.tsx")) },
  ],
};
