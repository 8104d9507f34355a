import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { pointsPlaces, teamScopes } from "./points-places.ts";

const company = (label: string, path: string, action: string, subject: string, also?: readonly string[]): Tab => ({
  ...{ area: "company", module: "points", label, path, can: { action, subject } },
  ...(also && { also }),
});

export const points: Room = {
  name: "points",
  feature: "POINTS",
  modules: [{ key: "points", label: "navigation.module", showsWaiting: true }],
  acts: [
    {
      label: "add.title",
      path: `${pointsPlaces.status("company")}?form=add`,
      can: { action: "view", subject: "PointsCompany" },
    },
    { label: "import.title", path: "/app/imports/shifts", can: { action: "view", subject: "PointsCompany" } },
  ],
  tabs: [
    { area: "my-data", module: "points", label: "navigation.mine", path: pointsPlaces.mine },
    ...teamScopes.map((scope): Tab => ({
      ...{ area: "team", module: "points", label: "navigation.status", path: pointsPlaces.status(scope), scope },
      ...{ when: hasTeamAccess, can: { action: "view", subject: "PointsTeam" } },
    })),
    company("navigation.status", pointsPlaces.status("company"), "view", "PointsCompany", ["/app/imports/shifts"]),
    company("insights.events", pointsPlaces.events, "view", "PointsCompany"),
    company("navigation.insights", pointsPlaces.insights, "view", "PointsInsights"),
    company("navigation.settings", pointsPlaces.settings, "edit", "PointsSettings"),
  ],
};
