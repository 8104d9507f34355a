import { platformEntities } from "#app/platform/data/entities.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import type { WatchedTables } from "#tenancy/watched-tables.ts";
import { roomServers } from "./rooms.server.ts";

/** The group of tables that actors and rules are read from, and what every list asks for. */
export const accessGroup = "access";

const accessTables = [
  ...["admin_access", "scoped_admin_access", "custom_role", "custom_role_holder", "custom_role_unit", "custom_access"],
  ...["organization", "employee", "assignment", "org_unit", "location", "grade", "job_role", "job_function"],
  ...["employee_field", "employee_field_value", "people_tag", "people_tag_person", "cohort", "cohort_person"],
  ...["saved_view", "saved_view_default"],
  ...["goal_access_template", "analytics_dashboard", "disciplinary_settings"],
];

/** Tables that are written to all the time, or by every change: who reads them reads them anew. */
export const restless = new Set([
  ...["access_change", "room_edition", "audit_entry", "audit_link", "outbox", "record_change", "followed_record"],
  ...["idempotency_key", "background_task", "background_task_piece"],
]);

/** Groups whose rows go along when a row of another is deleted, by the keys that say so. */
const deletedAlong = new Map([
  ["analytics_connection", [accessGroup]],
  ["background_task", ["audiences"]],
  ["cohort", ["integrations"]],
  ["custom_role", ["identity"]],
  ["employee", ["assist", "audiences", "calibration", "embeds", "identity", "notifications", "one-on-ones", "people"]],
  ["goal", ["tags"]],
  ["grade", ["develop"]],
  ["initiative", ["tags"]],
  ["job_function", ["develop"]],
  ["team", ["goals"]],
]);

/** The tables of each room, but those of access, which are a group of their own whatever room they are of. */
export const watchedTables: WatchedTables = {
  groups: new Map([
    [accessGroup, accessTables],
    ["platform", calm(platformEntities)],
    ...roomServers.map(({ name, entities = [] }) => [name === accessGroup ? "rights" : name, calm(entities)] as const),
  ]),
  deletedAlong,
  logged: accessGroup,
  log: "access_change",
  counts: "room_edition",
  logSince: 210,
  countsSince: 421,
};

function calm(entities: NonNullable<RoomServer["entities"]>): string[] {
  return entities
    .map((entity) => (entity as unknown as { tableName: string }).tableName)
    .filter((table) => !restless.has(table) && !accessTables.includes(table));
}
