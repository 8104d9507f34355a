import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { compensationPlaces, compensationTeamScopes } from "./compensation-places.ts";

const company = (label: string, path: string, action: string, subject: string, also?: readonly string[]): Tab => ({
  area: "company",
  module: "compensation",
  label,
  path,
  can: { action, subject },
  ...(also ? { also } : {}),
});
const team = (scope: (typeof compensationTeamScopes)[number], label: string, path: string): Tab => ({
  area: "team",
  module: "compensation",
  label,
  path,
  scope,
  when: hasTeamAccess,
  can: { action: "view", subject: "CompensationPlan" },
});

export const compensation: Room = {
  name: "compensation",
  feature: "COMPENSATION",
  modules: [{ key: "compensation", label: "title", showsWaiting: true }],
  acts: [
    {
      label: "cycle.new",
      path: `${compensationPlaces.planning}?panel=new`,
      can: { action: "create", subject: "CompensationCycle" },
    },
  ],
  tabs: [
    {
      area: "my-data",
      module: "compensation",
      label: "mine.title",
      path: compensationPlaces.mine,
      can: { action: "view", subject: "CompensationRewards" },
    },
    ...compensationTeamScopes.map((scope) => team(scope, "planning.title", compensationPlaces.teamPlanning(scope))),
    team("all-reports", "recommendation.title", compensationPlaces.teamRecommendation),
    company("planning.title", compensationPlaces.planning, "create", "CompensationCycle", [
      "/app/company/compensation/compensation-cycle-creation",
    ]),
    company("recommendation.title", compensationPlaces.recommendation, "create", "CompensationCycle"),
    company("insights.title", compensationPlaces.insights, "view", "CompensationInsights"),
    company("settings.title", compensationPlaces.settings, "edit", "CompensationSettings"),
  ],
};
