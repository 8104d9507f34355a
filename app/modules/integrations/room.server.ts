import { peopleEvents } from "#app/modules/people/index.ts";
import { hears } from "#app/platform/events/hears.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { taskHandler } from "#app/platform/tasks/task-kind.ts";
import { integrationEndpoints } from "./api/integration-endpoints.ts";
import { integrationsEntities } from "./data/entities.ts";
import { integrationEvents } from "./events.ts";
import { hooksMount } from "./http/hooks.server.ts";
import { scimMount } from "./http/scim.server.ts";
import { integrationNoticeKinds, integrationNotices } from "./notices.ts";
import { integrationRules } from "./policy.ts";
import { busyTimes } from "./queries/busy-times.ts";
import { chatForPeople } from "./queries/chat-for-people.ts";
import { connectorsInTrouble } from "./queries/connectors-in-trouble.ts";
import { countConnectors } from "./queries/count-connectors.ts";
import { searchConnections } from "./queries/search-connections.ts";
import { forgetUndone } from "./use-cases/forget-undone.ts";
import { runConnectorTask } from "./use-cases/run-task.ts";
import { startDueRuns } from "./use-cases/start-due-runs.ts";
import { integrationsSeed } from "./seed/seed-integrations.ts";
import { integrationsForgetsPerson } from "./forgets-person.ts";
import { runListExport } from "./queries/export-runs.ts";

export const integrationsServer: RoomServer = {
  name: "integrations",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: integrationsForgetsPerson,
  events: integrationEvents,
  entities: integrationsEntities,
  rules: ({ actor }) => integrationRules(actor),
  endpoints: integrationEndpoints,
  mounts: [hooksMount, scimMount],
  tasks: [
    runListExport.handler,
    taskHandler(runConnectorTask, async () => (await import("./use-cases/run-connector.ts")).runConnector),
  ],
  handlers: hears<void>()(peopleEvents, { "people.import-undone": forgetUndone }),
  scheduled: startDueRuns,
  noticeKinds: integrationNoticeKinds,
  notices: integrationNotices,
  busyTimes,
  chatForPeople,
  attention: connectorsInTrouble,
  counts: countConnectors,
  search: searchConnections,
  seed: integrationsSeed,
};
