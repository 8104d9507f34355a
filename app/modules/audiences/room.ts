import type { Room } from "#app/platform/contributions/room.ts";
import { cohortPlaces } from "./cohort-places.ts";

export const audiences: Room = {
  name: "audiences",
  label: "navigation.cohorts",
  tabs: [
    { area: "top", module: "people", label: "navigation.cohorts", path: cohortPlaces.list },
    {
      area: "settings",
      module: "access",
      label: "navigation.sharing",
      path: cohortPlaces.sharing,
      can: { action: "grant", subject: "SharingRight" },
    },
  ],
};
