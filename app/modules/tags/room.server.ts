import type { RoomServer } from "#app/platform/contributions/room.ts";
import { tagEndpoints } from "./api/tag-endpoints.ts";
import { tagRules } from "./policy.ts";
import { tagRights } from "./rights.ts";
import { tagCatalogue } from "./data/tag-catalogue.ts";
import { tagsEntities } from "./data/entities.ts";
import { searchTags } from "./queries/search-tags.ts";
import { tagsSeed } from "./seed/seed-tags.ts";
import { tagsForgetsPerson } from "./forgets-person.ts";
import { tagListExport } from "./queries/export-tags.ts";

export const tagsServer: RoomServer = {
  entities: tagsEntities,
  name: "tags",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: tagsForgetsPerson,
  rights: tagRights,
  rules: ({ actor }) => tagRules(actor),
  tasks: [tagListExport.handler],
  endpoints: tagEndpoints,
  // What stood below a tag was deleted before it, so that it goes no later.
  search: searchTags,
  softDeleted: [tagCatalogue.softDeleted],
  seed: tagsSeed,
};
