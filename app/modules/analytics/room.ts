import type { Room } from "#app/platform/contributions/room.ts";
import { analyticsPlaces } from "./analytics-places.ts";

export const analytics: Room = {
  name: "analytics",
  tabs: [
    {
      area: "company",
      module: "goal",
      label: "tab",
      path: analyticsPlaces.goals,
      icon: "list",
      feature: "GOAL",
      can: { action: "view", subject: "AnalyticsDashboard" },
    },
    {
      area: "company",
      module: "settings",
      label: "settings.tab",
      path: analyticsPlaces.settings,
      icon: "gear",
      can: { action: "edit", subject: "AnalyticsConnection" },
    },
  ],
};
