import type { Room } from "#app/platform/contributions/room.ts";

export const home: Room = {
  name: "home",
  modules: [{ key: "home", label: "title" }],
  tabs: [{ area: "top", module: "home", label: "title", path: "/app" }],
};
