import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { developPlaces, teamScopes, type TeamScope } from "./develop-places.ts";

const mine = (label: string, path: string, also?: readonly string[]): Tab => ({
  area: "my-data",
  module: "develop",
  label,
  path,
  ...(also ? { also } : {}),
});

const team = (scope: TeamScope, screen: string, label: string): Tab => ({
  area: "team",
  module: "develop",
  label,
  path: `/app/team/${scope}/develop/${screen}`,
  scope,
  when: hasTeamAccess,
  can: { action: "view", subject: "DevelopTeam" },
});

const company = (label: string, path: string, action: string, subject: string, also?: readonly string[]): Tab => ({
  area: "company",
  module: "develop",
  label,
  path,
  can: { action, subject },
  ...(also ? { also } : {}),
});

const viewsPlan = { action: "view", subject: "GrowthPlan" };

export const develop: Room = {
  name: "develop",
  feature: "COMPETENCY_IDP",
  modules: [{ key: "develop", label: "navigation.module", showsWaiting: true }],
  acts: [
    { label: "act.assess", path: developPlaces.competencies },
    { label: "plan.add-goal", path: `${developPlaces.plan}?form=goal`, can: viewsPlan },
    { label: "level-up.request", path: `${developPlaces.levelUp}?form=request` },
    {
      label: "import.title",
      path: "/app/imports/competencies",
      can: { action: "edit", subject: "CompetencyLibrary" },
    },
  ],
  tabs: [
    mine("insights.COMPETENCIES", developPlaces.competencies),
    { ...mine("navigation.plan", developPlaces.plan), can: viewsPlan },
    mine("navigation.level-up", developPlaces.levelUp),
    mine("navigation.find", developPlaces.find),
    ...teamScopes.flatMap((scope) => [
      team(scope, "manage", "navigation.manage"),
      team(scope, "team-map", "navigation.map"),
      team(scope, "insights", "navigation.insights"),
    ]),
    company("navigation.insights", developPlaces.insights, "view", "DevelopInsights"),
    company("navigation.requests", developPlaces.requests, "view", "DevelopInsights"),
    company("navigation.library", developPlaces.library, "edit", "CompetencyLibrary", ["/app/imports/competencies"]),
    company("navigation.expectations", developPlaces.expectations, "edit", "DevelopSettings"),
    company("navigation.settings", developPlaces.settings, "edit", "DevelopSettings"),
  ],
};
