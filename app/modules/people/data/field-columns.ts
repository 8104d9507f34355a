import type { FactColumns } from "#app/platform/ability/to-sql.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { employeeColumns } from "./employee-columns.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** True for rows of `{employee_field} f` with `{employee} e` where the actor may see that field of that person. */
export async function fieldRule(context: Context): Promise<Sql> {
  const columns: FactColumns = {
    viewers: sql`f.viewers`,
    editors: sql`f.editors`,
    employeeId: sql`e.id`,
    managerIds: employeeColumns(context.today())["managerIds"]!,
  };
  return rulesToSql(await context.ability(), "view", "EmployeeField", columns);
}

/**
 * A value over `{employee_field} f` and `{employee_field_value} v` as people read it: a person by name, everything
 * else as it is stored.
 */
export const shownValue = sql`coalesce((select p.display_name from {employee} p where p.id = case when f.kind = 'PERSON'
  then v.value::uuid end), v.value)`;

/** True for rows of `{employee} e` of whom the actor may see each of these fields; nothing is asked where there are none. */
export async function seesFieldsOfPerson(context: Context, fieldIds: readonly string[]): Promise<Sql[]> {
  if (fieldIds.length === 0) return [];
  const rule = await fieldRule(context);
  return [
    sql`not exists (select from {employee_field} f where f.id = any(${fieldIds}::uuid[]) and (${rule}) is not true)`,
  ];
}
