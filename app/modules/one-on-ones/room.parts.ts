import { IconCalendarUser } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const oneOnOnesParts: RoomParts = {
  name: "one-on-ones",
  icons: { oneOnOne: IconCalendarUser },
  sections: [{ module: "oneOnOne", about: "Employee", Part: lazyPart(() => import("./components/with-person.tsx")) }],
  homeCards: {
    "next-one-on-ones": lazyPart(() => import("./components/home/next-one-on-ones-card.tsx")),
    "team-one-on-ones": lazyPart(() => import("./components/home/team-one-on-ones-card.tsx")),
  },
};
