import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { oneOnOnePlaces, ownLists, teamScopes } from "./one-on-one-places.ts";

const labels = {
  ACTIVE: "lists.ACTIVE.tab",
  UPCOMING: "lists.UPCOMING.tab",
  PAST: "lists.PAST.tab",
  ARCHIVED: "lists.ARCHIVED.tab",
} as const;

const seesCompany = { action: "view", subject: "OneOnOneInsights" };

export const oneOnOnes: Room = {
  name: "one-on-ones",
  feature: "CHECK_IN",
  lists: ["/app/company/oneOnOne/insights", ...teamScopes.map((scope) => `/app/team/${scope}/oneOnOne/insights`)].map(
    (path) => ({
      path,
      parameters: { dates: "", from: "", to: "", mood: "", rating: "", groupBy: "MANAGER", list: "" },
    }),
  ),
  modules: [{ key: "oneOnOne", label: "navigation.module", showsWaiting: true }],
  acts: [{ label: "form.schedule", path: oneOnOnePlaces.schedule() }],
  tabs: [
    ...ownLists.map(({ path, list }): Tab => ({
      area: "my-data",
      module: "oneOnOne",
      label: labels[list],
      path,
      ...(list === "ACTIVE" ? { also: ["/app/my-data/oneOnOne"] } : {}),
    })),
    ...teamScopes.flatMap((scope): Tab[] => [
      teamTab(scope, "manage", "navigation.manage"),
      teamTab(scope, "insights", "navigation.insights"),
      ...(scope === "all-reports" ? [teamTab(scope, "team-1-1", "navigation.team")] : []),
      teamTab(scope, "data-exports", "navigation.exports"),
    ]),
    {
      area: "company",
      module: "oneOnOne",
      label: "navigation.insights",
      path: "/app/company/oneOnOne/insights",
      can: seesCompany,
    },
    {
      area: "company",
      module: "oneOnOne",
      label: "navigation.exports",
      path: "/app/company/oneOnOne/data-exports",
      can: seesCompany,
    },
    {
      area: "company",
      module: "oneOnOne",
      label: "navigation.settings",
      path: oneOnOnePlaces.settings,
      can: { action: "edit", subject: "OneOnOneSettings" },
    },
  ],
};

function teamTab(scope: (typeof teamScopes)[number], screen: string, label: string): Tab {
  return {
    area: "team",
    module: "oneOnOne",
    label,
    path: `/app/team/${scope}/oneOnOne/${screen}`,
    scope,
    when: hasTeamAccess,
    can: { action: "view", subject: "OneOnOneTeam" },
  };
}
