import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { lockEmployee } from "../data/locks.ts";
import { storeFieldValues } from "../data/store-field-values.ts";
import type { FactsChanged } from "../events.ts";
import { fieldValuesInput, typedFields } from "./field-input.ts";
import { sql } from "#tenancy/sql.ts";

/** `version` is that of the person the form was filled from; without it the last word wins. */
export const setEmployeeFieldsInput = fieldValuesInput.extend({
  employeeId: ids.employee,
  version: z.coerce
    .number()
    .int()
    .optional()
    .describe("Counts the changes of the record; the next change must bring it."),
});
export type SetEmployeeFieldsInput = z.output<typeof setEmployeeFieldsInput>;

/** What a company's own fields say of a person; each may be edited by whom it says, and one that may not refuses the whole. */
export async function setEmployeeFields(
  context: Context,
  { employeeId, version, ...input }: SetEmployeeFieldsInput,
): Promise<{ employeeId: string; fields: string[] }> {
  const subject = await requireEmployeeSubject(context, employeeId);
  const held = await lockEmployee(context, employeeId);
  if (version !== undefined && version !== held.version)
    throw conflict("people.changed-meanwhile", "Somebody else changed these facts meanwhile.", {
      params: { version: held.version },
    });
  const fields = await storeFieldValues(context, subject, typedFields(input), { whole: false });
  if (fields.length === 0) return { employeeId, fields };
  await context.rows(
    sql`update {employee} set updated_at = ${context.clock.now()}, version = version + 1 where id = ${employeeId}`,
  );
  const changed: FactsChanged = { name: "people.facts-changed", payload: { employeeId, fields } };
  await recordEvent(context, changed);
  // Which fields, not what they say: the audit log outlives the right to have them forgotten.
  await writeAuditEntry(context, {
    action: "people.set-employee-fields",
    subjectType: "Employee",
    subjectId: employeeId,
    detail: { fields },
  });
  return { employeeId, fields };
}
