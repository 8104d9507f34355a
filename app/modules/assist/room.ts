import type { Room } from "#app/platform/contributions/room.ts";
import { assistPlaces } from "./assist-places.ts";

export const assist: Room = {
  name: "assist",
  tabs: [
    {
      ...{ area: "settings", module: "account", label: "title", path: assistPlaces.preference },
      behind: "/app/my-data/my-settings/own-data",
    },
    {
      ...{ area: "settings", module: "integrations", label: "title", path: assistPlaces.settings },
      can: { action: "edit", subject: "AssistSettings" },
    },
  ],
};
