import { IconMessageHeart } from "@tabler/icons-react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const feedbackParts: RoomParts = {
  name: "feedback",
  icons: { feedback: IconMessageHeart },
  homeCards: { "my-feedback": lazyPart(() => import("./components/home/my-feedback-card.tsx")) },
  sections: [
    { module: "feedback", about: "Employee", Part: lazyPart(() => import("./components/feedback-of-person.tsx")) },
  ],
};
