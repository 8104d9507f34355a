import type { RoomServer } from "#app/platform/contributions/room.ts";
import { isOn } from "#app/platform/flags/flags.ts";
import { analyticsEvents } from "./events.ts";
import { analyticsEndpoints } from "./api/analytics-endpoints.ts";
import { analyticsRules } from "./policy.ts";
import { modulesShown } from "./queries/modules-shown.ts";
import { analyticsEntities } from "./data/entities.ts";

export const analyticsServer: RoomServer = {
  entities: analyticsEntities,
  name: "analytics",
  movesWith: "nothing",
  events: analyticsEvents,
  rules: async (context) =>
    isOn(context.tenant, "embedded-analytics") ? analyticsRules(context, await modulesShown(context)) : [],
  endpoints: analyticsEndpoints,
};
