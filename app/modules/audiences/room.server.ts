import type { RoomServer } from "#app/platform/contributions/room.ts";
import { audienceEvents } from "./events.ts";
import { cohortEndpoints } from "./api/cohort-endpoints.ts";
import { savedViewEndpoints } from "./api/saved-view-endpoints.ts";
import { audienceRules } from "./policy.ts";
import { listOfPeople } from "./queries/list-of-people.ts";
import { viewsNarrowedBy } from "./queries/views-narrowed-by.ts";
import { audiencesEntities } from "./data/entities.ts";
import { cohortsSeed } from "./seed/seed-cohorts.ts";
import { audienceRights } from "./rights.ts";
import { audiencesOwnData } from "./own-data.ts";
import { audiencesForgetsPerson } from "./forgets-person.ts";
import { cohortExport } from "./queries/export-cohort.ts";

export const audiencesServer: RoomServer = {
  entities: audiencesEntities,
  softDeleted: [{ table: "cohort" }, { table: "saved_view" }],
  name: "audiences",
  movesWith: "nothing",
  ownData: audiencesOwnData,
  forgetsPerson: audiencesForgetsPerson,
  rights: audienceRights,
  events: audienceEvents,
  rules: ({ actor }) => audienceRules(actor),
  tasks: [cohortExport.handler],
  endpoints: [...cohortEndpoints, ...savedViewEndpoints],
  usesOf: viewsNarrowedBy,
  offersToLists: listOfPeople,
  seed: cohortsSeed,
};
