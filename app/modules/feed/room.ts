import type { Room } from "#app/platform/contributions/room.ts";
import { feedPlaces } from "./feed-places.ts";

const moderate = { action: "moderate", subject: "Feed" };

export const feed: Room = {
  name: "feed",
  feature: "FEED",
  modules: [{ key: "feed", label: "title" }],
  tabs: [
    { area: "my-data", module: "feed", label: "title", path: feedPlaces.feed, also: ["/feed"] },
    { area: "settings", module: "modules", label: "title", path: feedPlaces.moderation, can: moderate },
  ],
};
