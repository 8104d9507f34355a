import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { announceFacts, requirePersonUnchanged } from "../data/announce-facts.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { lockEmployee } from "../data/locks.ts";
import { storeFieldValues } from "../data/store-field-values.ts";
import { fieldValuesInput, typedFields } from "./field-input.ts";
import { sql } from "#tenancy/sql.ts";

export const setEmployeeFieldsInput = fieldValuesInput.extend({
  employeeId: ids.employee,
  version: versionRead,
});
export type SetEmployeeFieldsInput = z.output<typeof setEmployeeFieldsInput>;

/** What a company's own fields say of a person; each may be edited by whom it says, and one that may not refuses the whole. */
export async function setEmployeeFields(
  context: Context,
  { employeeId, version, ...input }: SetEmployeeFieldsInput,
): Promise<{ employeeId: string; fields: string[] }> {
  const subject = await requireEmployeeSubject(context, employeeId);
  const held = await lockEmployee(context, employeeId);
  await requirePersonUnchanged(context, held, { employeeId, version });
  const fields = await storeFieldValues(context, subject, typedFields(input), { whole: false });
  if (fields.length === 0) return { employeeId, fields };
  await context.rows(
    sql`update {employee} set updated_at = ${context.clock.now()}, version = version + 1 where id = ${employeeId}`,
  );
  await announceFacts(context, employeeId, fields, "set-employee-fields");
  return { employeeId, fields };
}
