import type { Room } from "#app/platform/contributions/room.ts";

export const embeds: Room = {
  name: "embeds",
  tabs: [
    {
      area: "company",
      module: "settings",
      label: "tab",
      path: "/app/company/settings/platform/embedding",
      icon: "gear",
      can: { action: "edit", subject: "EmbedKey" },
    },
  ],
};
