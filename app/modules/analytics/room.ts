import type { Room } from "#app/platform/contributions/room.ts";
import { analyticsPlaces } from "./analytics-places.ts";

export const analytics: Room = {
  name: "analytics",
  tabs: [
    {
      area: "company",
      module: "goal",
      label: "navigation.dashboards",
      path: analyticsPlaces.goals,
      feature: "GOAL",
      can: { action: "view", subject: "AnalyticsDashboard" },
    },
    {
      area: "settings",
      module: "integrations",
      label: "navigation.connection",
      path: analyticsPlaces.settings,
      can: { action: "edit", subject: "AnalyticsConnection" },
    },
  ],
};
