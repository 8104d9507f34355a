import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { EmployeeSubject } from "../policy.ts";
import { managersAbove } from "../queries/managers-above.ts";
import { unitsAround } from "../queries/units-around.ts";
import { sql } from "#tenancy/sql.ts";

/** The facts rules ask of one employee. Throws not found where this company has no such person. */
export async function requireEmployeeSubject(context: Context, employeeId: string): Promise<EmployeeSubject> {
  const known = await context.rows(sql`select from {employee} where id = ${employeeId}`);
  if (known.length === 0) throw notFound("The employee");
  const above = await managersAbove(context, [employeeId]);
  return {
    kind: "Employee",
    id: employeeId,
    managerIds: above.get(employeeId) ?? [],
    orgUnitIds: await unitsAround(context, [employeeId]),
  };
}
