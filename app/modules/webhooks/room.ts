import type { Room } from "#app/platform/contributions/room.ts";
import { webhookPlaces } from "./webhook-places.ts";

export const webhooks: Room = {
  name: "webhooks",
  tabs: [
    {
      area: "settings",
      module: "integrations",
      label: "navigation.webhooks",
      path: webhookPlaces.all,
      can: { action: "edit", subject: "Webhook" },
    },
  ],
};
