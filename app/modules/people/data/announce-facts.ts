import type { AuditWriter } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import type { EventWriter } from "#app/platform/events/record-event.ts";
import { writesDown } from "#app/platform/events/write-down.ts";
import { peopleEvents } from "../events.ts";

/** All that counts the changes of a person; what a file or a connector changed is no entry of each of its people. */
const changedBy = [
  "people.edit-employee",
  "people.set-employee-fields",
  "people.tell-own-details",
  "people.change-assignment",
  "people.correct-assignment",
  "people.withdraw-planned-change",
  "people.record-promotion",
  "people.withdraw-promotion",
  "identity.complete-profile",
  "identity.choose-language",
];

/** Refused where somebody has changed the person since they were read. */
export function requirePersonUnchanged(
  context: Context,
  { version: now }: { version: number },
  { employeeId: id, version }: { employeeId: string; version: number | undefined },
): Promise<void> {
  return requireUnchanged(context, { id, version: now }, { version, subject: "Employee", changedBy });
}

const writeDown = writesDown("people", peopleEvents);

/** Which facts of a person changed, not what they say: the audit log outlives the right to have them forgotten. */
export function announceFacts(
  context: EventWriter & AuditWriter,
  employeeId: string,
  fields: string[],
  action: string,
): Promise<void> {
  const written = { action, subject: "Employee", id: employeeId, detail: { fields } };
  return writeDown(context, "people.facts-changed", { employeeId, fields }, written);
}
