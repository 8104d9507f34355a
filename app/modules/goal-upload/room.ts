import type { Room } from "#app/platform/contributions/room.ts";

export const goalUpload: Room = {
  name: "goal-upload",
  feature: "GOAL",
  tabs: [
    {
      area: "my-data",
      module: "goal",
      label: "tab",
      path: "/app/imports/okrs",
      also: ["/app/imports/objectives", "/app/imports/key-results"],
      desktopOnly: true,
      can: { action: "upload", subject: "GoalUpload" },
    },
  ],
};
