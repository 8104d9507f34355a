import type { FactColumns } from "#app/platform/ability/to-sql.ts";
import { rulesToSql, type SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { employeeColumns } from "./employee-columns.ts";

/** True for rows of `{employee_field} f` with `{employee} e` where the actor may see that field of that person. */
export async function fieldRule(context: Context): Promise<SqlFragment> {
  const columns: FactColumns = {
    viewers: "f.viewers",
    editors: "f.editors",
    employeeId: "e.id",
    managerIds: employeeColumns(context.today())["managerIds"]!,
  };
  return rulesToSql(await context.ability(), "view", "EmployeeField", columns);
}

/** A value over `{employee_field} f` and `{employee_field_value} v` as people read it: a person by name, everything else as it is stored. */
export const shownValue =
  "coalesce((select p.display_name from {employee} p where p.id = case when f.kind = 'PERSON' then v.value::uuid end), v.value)";
