import type { RoomServer } from "#app/platform/contributions/room.ts";
import { reviewsEntities } from "./data/entities.ts";
import { reviewRules } from "./policy.ts";

export const reviewsServer: RoomServer = {
  name: "reviews",
  entities: reviewsEntities,
  rules: ({ actor }) => reviewRules(actor),
};
