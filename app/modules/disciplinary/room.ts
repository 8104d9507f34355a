import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { disciplinaryPlaces, shelves, teamScopes, type TeamScope } from "./disciplinary-places.ts";

const views = (subject: string) => ({ action: "view", subject });

const team = (scope: TeamScope, shelf: (typeof shelves)[number]): Tab => ({
  area: "team",
  module: "disciplinary",
  label: `navigation.${shelf}`,
  path: disciplinaryPlaces.list(scope, shelf),
  scope,
  can: views("DisciplinaryTeam"),
});

const company = (label: string, path: string, can: Tab["can"]): Tab => ({
  area: "company",
  module: "disciplinary",
  label,
  path,
  ...(can ? { can } : {}),
});

export const disciplinary: Room = {
  name: "disciplinary",
  feature: "DISCIPLINARY_ACTION",
  modules: [{ key: "disciplinary", label: "title", showsWaiting: true }],
  acts: [
    {
      label: "new",
      path: `${disciplinaryPlaces.list("direct-reports", "pending")}?new=true`,
      can: { action: "view", subject: "DisciplinaryTeam" },
    },
  ],
  tabs: [
    ...shelves.map((shelf): Tab => ({
      area: "my-data",
      module: "disciplinary",
      label: `navigation.mine-${shelf}`,
      path: disciplinaryPlaces.list("mine", shelf),
      ...(shelf === "pending" ? { also: ["/app/disciplinary", "/disciplinary-actions"] } : {}),
    })),
    ...teamScopes.flatMap((scope) => shelves.map((shelf) => team(scope, shelf))),
    ...shelves.map((shelf) =>
      company(`navigation.${shelf}`, disciplinaryPlaces.list("company", shelf), views("DisciplinaryCompany")),
    ),
    company("navigation.insights", disciplinaryPlaces.insights, views("DisciplinaryInsights")),
    {
      ...company("navigation.settings", disciplinaryPlaces.settings, {
        action: "edit",
        subject: "DisciplinarySettings",
      }),
      also: ["/app/disciplinary/certificate"],
    },
  ],
};
