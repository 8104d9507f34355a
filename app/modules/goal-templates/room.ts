import type { Room } from "#app/platform/contributions/room.ts";

export const goalTemplates: Room = {
  name: "goal-templates",
  feature: "GOAL",
  tabs: [
    {
      area: "company",
      module: "goal",
      label: "goal-template.tab",
      path: "/app/company/goal/templates",
      icon: "list",
      can: { action: "view", subject: "GoalTemplate" },
    },
  ],
};
