import type { RoomServer } from "#app/platform/contributions/room.ts";
import { identityEvents } from "./events.ts";
import { meEndpoints } from "./api/me-endpoints.ts";
import { calendarMount } from "./http/calendar.server.ts";
import { identityJobs } from "./jobs/identity-jobs.ts";
import { identityRules } from "./policy.ts";
import { identityEntities } from "./data/entities.ts";
import { identityMovesWith } from "./moves-with.ts";

export const identityServer: RoomServer = {
  entities: identityEntities,
  name: "identity",
  movesWith: identityMovesWith,
  events: identityEvents,
  endpoints: meEndpoints,
  mounts: [calendarMount],
  jobs: identityJobs,
  rules: ({ actor }) => identityRules(actor),
};
