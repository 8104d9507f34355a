import type { RoomServer } from "#app/platform/contributions/room.ts";
import { isOn } from "#app/platform/flags/flags.ts";
import { accessEvents } from "./events.ts";
import { adminEndpoints } from "./api/admin-endpoints.ts";
import { auditEndpoints } from "./api/audit-endpoints.ts";
import { explainEndpoints } from "./api/explain-endpoints.ts";
import { moduleEndpoints } from "./api/module-endpoints.ts";
import { roleEndpoints } from "./api/role-endpoints.ts";
import { accessRules } from "./policy.ts";
import { accessRights } from "./rights.ts";
import { accessFirstSteps } from "./queries/first-steps.ts";
import { accessReach } from "./queries/access-reach.ts";
import { accessEntities } from "./data/entities.ts";
import { accessSeed } from "./seed/seed-access.ts";
import { accessMovesWith } from "./moves-with.ts";
import { accessForgetsPerson } from "./forgets-person.ts";
import { adminListExport } from "./queries/export-admins.ts";
import { auditLogExport } from "./queries/export-audit-entries.ts";

export const accessServer: RoomServer = {
  entities: accessEntities,
  name: "access",
  movesWith: accessMovesWith,
  ownData: "nothing",
  forgetsPerson: accessForgetsPerson,
  events: accessEvents,
  rights: accessRights,
  rules: ({ actor, tenant }) => accessRules(actor, { viewAs: isOn(tenant, "view-as") }),
  tasks: [auditLogExport.handler, adminListExport.handler],
  endpoints: [...adminEndpoints, ...roleEndpoints, ...explainEndpoints, ...moduleEndpoints, ...auditEndpoints],
  reach: accessReach,
  firstSteps: accessFirstSteps,
  seed: accessSeed,
};
