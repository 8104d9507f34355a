import type { Room } from "#app/platform/contributions/room.ts";
import { tagSettings } from "./tag-places.ts";

export const tags: Room = {
  name: "tags",
  label: "navigation.tags",
  tabs: [
    {
      area: "settings",
      module: "general",
      label: "navigation.tags",
      path: tagSettings,
      can: { action: "edit", subject: "Tag" },
    },
  ],
};
