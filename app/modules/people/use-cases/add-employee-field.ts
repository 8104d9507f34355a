import type { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceField } from "../data/announce-field.ts";
import { refuseFieldTaken } from "../data/employee-fields.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { requireFieldSense } from "../data/require-field-sense.ts";
import { newFieldInput } from "./field-input.ts";
import { sql } from "#tenancy/sql.ts";

export const addEmployeeFieldInput = newFieldInput;
export type AddEmployeeFieldInput = z.output<typeof addEmployeeFieldInput>;

/** People have a fact more, after all others. What kind it is stays for good. */
export async function addEmployeeField(context: Context, input: AddEmployeeFieldInput): Promise<{ fieldId: string }> {
  await authorize(context, "define", { kind: "EmployeeFields" });
  await lockCompanyShape(context);
  requireFieldSense(input);
  await refuseFieldTaken(context, input.name, null);
  const fieldId = context.newId();
  const { name, kind, choices, required, viewers, editors } = input;
  await context.rows(
    sql`insert into {employee_field} (id, name, kind, choices, required, viewers, editors, position, created_at)
     select ${fieldId}, ${name}, ${kind}, ${JSON.stringify(kind === "CHOICE" ? choices : [])}::jsonb, ${required},
       ${viewers}, ${editors}, coalesce(max(position), 0) + 1, ${context.clock.now()} from {employee_field}`,
  );
  await announceField(context, { fieldId, change: "ADDED" }, "people.add-employee-field", {
    name,
    kind,
    viewers,
    editors,
  });
  return { fieldId };
}
