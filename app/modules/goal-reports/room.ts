import { hasCompanyAccess, hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room } from "#app/platform/contributions/room.ts";

export const goalReports: Room = {
  name: "goal-reports",
  feature: "GOAL",
  tabs: [
    {
      area: "team",
      module: "goal",
      label: "insights.of.direct-reports",
      path: "/app/team/direct-reports/goal/insights",
      icon: "list",
      when: hasTeamAccess,
      can: { action: "view", subject: "GoalInsights" },
      desktopOnly: true,
    },
    {
      area: "team",
      module: "goal",
      label: "insights.of.all-reports",
      path: "/app/team/all-reports/goal/insights",
      icon: "list",
      when: hasTeamAccess,
      can: { action: "view", subject: "GoalInsights" },
      desktopOnly: true,
    },
    {
      area: "company",
      module: "goal",
      label: "insights.of.company",
      path: "/app/company/goal/data-exports",
      icon: "list",
      when: hasCompanyAccess,
      can: { action: "view", subject: "GoalInsights" },
    },
    {
      area: "company",
      module: "goal",
      label: "alignment.title",
      path: "/app/company/goal/alignment",
      icon: "tree",
      when: hasCompanyAccess,
      can: { action: "view", subject: "GoalInsights" },
    },
  ],
};
