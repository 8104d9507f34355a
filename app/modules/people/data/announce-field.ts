import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { FieldDefined } from "../events.ts";

/** The event and the audit entry of one change of the fields a company adds to people. */
export async function announceField(
  context: Context,
  payload: FieldDefined["payload"],
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const defined: FieldDefined = { name: "people.field-defined", payload };
  await recordEvent(context, defined);
  await writeAuditEntry(context, { action, subjectType: "EmployeeField", subjectId: payload.fieldId, detail });
}
