import type { Room } from "#app/platform/contributions/room.ts";

export const goalUpload: Room = {
  name: "goal-upload",
  feature: "GOAL",
  tabs: [
    {
      area: "my-data",
      module: "goal",
      label: "navigation.import",
      path: "/app/my-data/goal/upload",
      desktopOnly: true,
      can: { action: "upload", subject: "GoalUpload" },
    },
  ],
};
