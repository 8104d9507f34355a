import type { Room } from "#app/platform/contributions/room.ts";

export const reviews: Room = {
  name: "reviews",
  feature: "REVIEW",
  modules: [{ key: "review", label: "navigation.module", icon: "review", showsWaiting: true }],
  tabs: [],
};
