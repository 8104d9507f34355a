import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { connectorKinds } from "./domain/kinds.ts";
import { integrationPlaces } from "./integration-addresses.ts";

const can = { action: "edit", subject: "Connector" };

export const integrations: Room = {
  name: "integrations",
  tabs: [
    {
      area: "settings",
      module: "integrations",
      label: "navigation.all",
      path: integrationPlaces.all,
      can,
    },
    ...connectorKinds.map((kind): Tab => ({
      area: "settings",
      module: "integrations",
      label: `kind.${kind}`,
      path: integrationPlaces.kind(kind),
      can,
    })),
  ],
};
