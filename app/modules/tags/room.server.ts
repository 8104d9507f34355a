import type { RoomServer } from "#app/platform/contributions/room.ts";
import { tagEndpoints } from "./api/tag-endpoints.ts";
import { tagRules } from "./policy.ts";
import { forgetDeletedTags } from "./use-cases/forget-deleted-tags.ts";
import { tagsEntities } from "./data/entities.ts";
import { tagsSeed } from "./seed/seed-tags.ts";

export const tagsServer: RoomServer = {
  entities: tagsEntities,
  name: "tags",
  rules: ({ actor }) => tagRules(actor),
  endpoints: tagEndpoints,
  scheduled: forgetDeletedTags,
  seed: tagsSeed,
};
