import type { Room } from "#app/platform/contributions/room.ts";
import { helpPlaces } from "./help-places.ts";

export const help: Room = {
  name: "help",
  tabs: [
    {
      ...{ area: "settings", module: "account", label: "title", path: helpPlaces.hub },
      behind: "/app/my-data/my-settings/notifications",
    },
  ],
};
