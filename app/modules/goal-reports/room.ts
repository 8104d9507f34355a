import { hasCompanyAccess, hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { insightAddresses } from "./insight-addresses.ts";

const can = { action: "view", subject: "GoalInsights" };

export const goalReports: Room = {
  name: "goal-reports",
  feature: "GOAL",
  lists: insightAddresses.map(({ path }) => ({
    path,
    parameters: { period: "current", level: "OBJECTIVE", people: "ALL" },
  })),
  tabs: [
    ...(["direct-reports", "all-reports"] as const).map((scope): Tab => ({
      area: "team",
      module: "goal",
      label: "navigation.insights",
      path: `/app/team/${scope}/goal/insights`,
      scope,
      when: hasTeamAccess,
      can,
      desktopOnly: true,
    })),
    {
      area: "company",
      module: "goal",
      label: "alignment.title",
      path: "/app/company/goal/alignment",
      when: hasCompanyAccess,
      can,
    },
    {
      area: "company",
      module: "goal",
      label: "insights.of.company",
      path: "/app/company/goal/data-exports",
      also: ["/app/company/goal/insights"],
      when: hasCompanyAccess,
      can,
    },
  ],
};
