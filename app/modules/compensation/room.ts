import { administersSome, isAdmin, type Actor } from "#app/platform/context/actor.ts";
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
/** Those who administer compensation, of the whole company or of a part of it. */
const isPartner = (actor: Actor) =>
  isAdmin(actor, "COMPENSATION_ADMIN") || administersSome(actor, "COMPENSATION_ADMIN");
const partners = (label: string, path: string, also?: readonly string[]): Tab => ({
  ...company(label, path, "view", "CompensationPlan", also),
  when: isPartner,
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
    partners("planning.title", compensationPlaces.planning, ["/app/company/compensation/compensation-cycle-creation"]),
    partners("recommendation.title", compensationPlaces.recommendation),
    company("insights.title", compensationPlaces.insights, "view", "CompensationInsights"),
    company("settings.title", compensationPlaces.settings, "edit", "CompensationSettings"),
  ],
};
