import type { RoomServer } from "#app/platform/contributions/room.ts";
import { metricEvents } from "./events.ts";
import { metricEndpoints } from "./api/metric-endpoints.ts";
import { metricsEntities } from "./data/entities.ts";
import { metricExport } from "./queries/metric-export.ts";
import { commentedMetrics } from "./queries/metric-comments.ts";
import { searchMetrics } from "./queries/search-metrics.ts";
import { metricsRestingOn } from "./queries/uses-of-company.ts";
import { valuesImport } from "./use-cases/import-values.ts";
import { metricsSeed } from "./seed/seed-metrics.ts";
import { seenMetrics } from "./data/seen-metrics.ts";
import { metricsForgetsPerson } from "./forgets-person.ts";

export const metricsServer: RoomServer = {
  name: "metrics",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: metricsForgetsPerson,
  events: metricEvents,
  entities: metricsEntities,
  endpoints: metricEndpoints,
  seenRecords: [seenMetrics],
  commentables: [commentedMetrics],
  importables: [valuesImport],
  tasks: [metricExport.handler],
  usesOf: metricsRestingOn,
  search: searchMetrics,
  seed: metricsSeed,
};
