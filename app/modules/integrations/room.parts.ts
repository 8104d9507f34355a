import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const integrationsParts: RoomParts = {
  name: "integrations",
  sections: [
    {
      module: "initiative",
      about: "Initiative",
      Part: lazyPart(() => import("./components/issues/issues-of-task.tsx")),
    },
  ],
};
