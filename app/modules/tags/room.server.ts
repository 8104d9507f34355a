import type { RoomServer } from "#app/platform/contributions/room.ts";
import { tagEndpoints } from "./api/tag-endpoints.ts";
import { tagRules } from "./policy.ts";
import { forgetDeletedTags } from "./use-cases/forget-deleted-tags.ts";

export const tagsServer: RoomServer = {
  name: "tags",
  rules: ({ actor }) => tagRules(actor),
  endpoints: tagEndpoints,
  scheduled: forgetDeletedTags,
};
