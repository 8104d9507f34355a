import type { Room } from "#app/platform/contributions/room.ts";
import { cohortPlaces } from "./cohort-places.ts";

export const audiences: Room = {
  name: "audiences",
  tabs: [
    { area: "my-data", module: "employee", label: "cohort.tab", path: cohortPlaces.list, icon: "people" },
    {
      area: "company",
      module: "settings",
      label: "sharing.tab",
      path: cohortPlaces.sharing,
      icon: "shield",
      can: { action: "grant", subject: "SharingRight" },
    },
  ],
};
