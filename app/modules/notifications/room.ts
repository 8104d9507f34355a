import type { Room } from "#app/platform/contributions/room.ts";

export const notifications: Room = {
  name: "notifications",
  modules: [{ key: "inbox", label: "title", showsWaiting: true }],
  tabs: [{ area: "top", module: "inbox", label: "title", path: "/app/notifications" }],
};
