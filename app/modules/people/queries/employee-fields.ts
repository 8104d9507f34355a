import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { fieldColumns } from "../data/employee-fields.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import { sql } from "#tenancy/sql.ts";

/** `people` have a value in it. */
export type DefinedField = EmployeeField & { version: number; archived: boolean; people: number };

/** All fields the company added to people: those in use in their order, then the archived ones. */
export async function employeeFields(context: Context): Promise<DefinedField[]> {
  await authorize(context, "define", { kind: "EmployeeFields" });
  return context.rows<DefinedField>(
    sql`select ${fieldColumns}, f.version, f.archived_at is not null as archived, coalesce(held.people, 0) as people
       from {employee_field} f left join (
         select field_id, count(*)::int as people from {employee_field_value} where superseded_at is null
           and value is not null group by 1) held on held.field_id = f.id
      order by f.archived_at is not null, f.position, f.id`,
  );
}
