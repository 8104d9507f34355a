import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceField } from "../data/announce-field.ts";
import { holdField, refuseFieldTaken } from "../data/employee-fields.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { requireFieldSense } from "../data/require-field-sense.ts";
import { fieldInput } from "./field-input.ts";
import { sql } from "#tenancy/sql.ts";

export const editEmployeeFieldInput = fieldInput.extend({ fieldId: ids.field });
export type EditEmployeeFieldInput = z.output<typeof editEmployeeFieldInput>;

/** A field has another name, other choices, or is for others. A choice that is gone stays with whoever has it. */
export async function editEmployeeField(
  context: Context,
  { fieldId, ...input }: EditEmployeeFieldInput,
): Promise<{ fieldId: string }> {
  await authorize(context, "define", { kind: "EmployeeFields" });
  await lockCompanyShape(context);
  const before = await holdField(context, fieldId);
  requireFieldSense({ ...input, kind: before.kind });
  await refuseFieldTaken(context, input.name, fieldId);
  const { name, choices, required, viewers, editors } = input;
  await context.rows(
    sql`update {employee_field} set name = ${name}, choices = ${JSON.stringify(before.kind === "CHOICE" ? choices : [])}::jsonb, required = ${required}, viewers = ${viewers}, editors = ${editors} where id = ${fieldId}`,
  );
  await announceField(context, { fieldId, change: "EDITED" }, "people.edit-employee-field", {
    name,
    viewers,
    editors,
    required,
    former: { name: before.name, viewers: before.viewers, editors: before.editors, required: before.required },
  });
  return { fieldId };
}
