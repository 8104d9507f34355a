import type { Room } from "#app/platform/contributions/room.ts";

export const goalUpload: Room = {
  name: "goal-upload",
  feature: "GOAL",
  tabs: [
    {
      area: "my-data",
      module: "goal",
      label: "upload.tab",
      path: "/app/my-data/goal/upload",
      icon: "list",
      desktopOnly: true,
      can: { action: "upload", subject: "GoalUpload" },
    },
  ],
};
