import type { Room } from "#app/platform/contributions/room.ts";

export const notifications: Room = {
  name: "notifications",
  modules: [{ key: "inbox", label: "navigation.inbox", icon: "inbox", showsWaiting: true }],
  tabs: [{ area: "top", module: "inbox", label: "navigation.inbox", path: "/app/notifications" }],
};
