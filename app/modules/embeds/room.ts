import type { Room } from "#app/platform/contributions/room.ts";

export const embeds: Room = {
  name: "embeds",
  tabs: [
    {
      area: "settings",
      module: "integrations",
      label: "navigation.embedding",
      path: "/app/company/settings/platform/embedding",
      can: { action: "edit", subject: "EmbedKey" },
    },
  ],
};
