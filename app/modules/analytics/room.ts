import type { Actor } from "#app/platform/context/actor.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { analyticsPlaces, modulePlaces, numbersOf, overviewOf, teamScopes } from "./analytics-places.ts";
import { savedDashboards } from "./saved-dashboards.ts";
import { seesCompany } from "./domain/sees-company.ts";
import { dashboardsOf, shownModules } from "./domain/shown-module.ts";

const sees = { action: "view", subject: "Analytics" };
const leads = ({ directManager, skipManager }: Actor) => directManager || skipManager;

const company = (label: string, path: string): Tab => ({
  ...{ area: "company", module: "analytics", label, path, can: sees, when: seesCompany },
});
const team = (scope: (typeof teamScopes)[number], label: string, path: string): Tab => ({
  ...{ area: "team", module: "analytics", label, path, scope, can: sees, when: leads },
});

export const analytics: Room = {
  name: "analytics",
  modules: [{ key: "analytics", label: "navigation.connection" }],
  lists: savedDashboards,
  acts: [{ label: "report.new", path: analyticsPlaces.newReport, can: sees }],
  tabs: [
    ...shownModules.map((module): Tab => ({
      area: "company",
      module: modulePlaces[module].area,
      label: "navigation.dashboards",
      path: modulePlaces[module].path,
      feature: module,
      can: { action: "view", subject: dashboardsOf(module) },
    })),
    {
      area: "settings",
      module: "integrations",
      label: "navigation.embedded",
      path: analyticsPlaces.settings,
      can: { action: "edit", subject: "AnalyticsConnection" },
    },
    ...teamScopes.flatMap((scope) => [
      team(scope, "navigation.overview", overviewOf(scope)),
      team(scope, "navigation.numbers", numbersOf(scope)),
      {
        ...team(scope, "navigation.reports", analyticsPlaces.reports),
        when: (actor: Actor) => leads(actor) && !seesCompany(actor),
      },
    ]),
    company("navigation.overview", analyticsPlaces.overview),
    company("navigation.numbers", analyticsPlaces.company),
    company("navigation.relations", analyticsPlaces.relations),
    company("navigation.reports", analyticsPlaces.reports),
  ],
};
