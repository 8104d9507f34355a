import type { Room } from "#app/platform/contributions/room.ts";
import { tagSettings } from "./tag-places.ts";

export const tags: Room = {
  name: "tags",
  tabs: [
    {
      area: "company",
      module: "settings",
      label: "tab",
      path: tagSettings,
      icon: "list",
      can: { action: "edit", subject: "Tag" },
    },
  ],
};
