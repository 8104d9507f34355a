import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceField } from "../data/announce-field.ts";
import { holdField } from "../data/employee-fields.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { sql } from "#tenancy/sql.ts";

export const moveEmployeeFieldInput = z.object({
  fieldId: ids.field,
  to: z.enum(["EARLIER", "LATER"]).describe("Which way it moves."),
});
export type MoveEmployeeFieldInput = z.output<typeof moveEmployeeFieldInput>;

/** A field changes places with the one in use before or after it; the first and the last stay where they are. */
export async function moveEmployeeField(
  context: Context,
  { fieldId, to }: MoveEmployeeFieldInput,
): Promise<{ fieldId: string }> {
  await authorize(context, "define", { kind: "EmployeeFields" });
  await lockCompanyShape(context);
  const { name, position } = await holdField(context, fieldId);
  const [beside] = await context.rows<{ id: string; position: number }>(
    to === "EARLIER"
      ? sql`select id, position from {employee_field} where archived_at is null and position < ${position} order by
        position desc limit 1`
      : sql`select id, position from {employee_field} where archived_at is null and position > ${position} order by
        position limit 1`,
  );
  if (!beside) return { fieldId };
  await context.rows(
    sql`update {employee_field} set position = case when id = ${fieldId} then ${beside.position}::int
      else ${position}::int end where id in (${fieldId}, ${beside.id})`,
  );
  await announceField(context, { fieldId, change: "MOVED" }, "people.move-employee-field", { name, to });
  return { fieldId };
}
