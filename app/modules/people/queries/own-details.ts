import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { activeFields } from "../data/employee-fields.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";

/** What somebody is asked about themselves besides the facts that everybody has; without what the register says already. */
export type OwnDetails = { fields: EmployeeField[] };

/**
 * The company's fields that are a person's own to fill in; one is required where it says nothing yet. Fields that name a
 * colleague are left out `outside`, where nobody can look for one.
 */
export async function ownDetails(
  context: Pick<Context, "rows">,
  employeeId: string,
  { outside = false } = {},
): Promise<OwnDetails> {
  const held = await context.rows<{ id: string }>(
    sql`select v.field_id as id from {employee_field_value} v where v.employee_id = ${employeeId}
      and v.superseded_at is null and v.value is not null`,
  );
  const said = new Set(held.map(({ id }) => id));
  const fields = (await activeFields(context)).filter(
    ({ editors, kind }) => editors === "SELF" && !(outside && kind === "PERSON"),
  );
  return { fields: fields.map((field) => ({ ...field, required: field.required && !said.has(field.id) })) };
}
