import type { Room } from "#app/platform/contributions/room.ts";

export const goalTemplates: Room = {
  name: "goal-templates",
  feature: "GOAL",
  tabs: [
    {
      area: "company",
      module: "goal",
      label: "navigation.templates",
      path: "/app/company/goal/templates",
      can: { action: "view", subject: "GoalTemplate" },
    },
  ],
};
