import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Reach } from "#app/platform/contributions/room.ts";
import { employeeColumns } from "../data/employee-columns.ts";

/** How many people the actor may know private facts of, and move, in one statement. */
export async function peopleReach(context: Context): Promise<readonly Reach[]> {
  const ability = await context.ability();
  const columns = employeeColumns(context.today());
  const [known, moved] = [rulesToSql(ability, "view", "Employee", columns, "personalEmail"), rulesToSql(ability, "change-assignment", "Employee", columns)];
  const [row] = await context.rows<{ known: number; moved: number }>(
    `select count(*) filter (where ${known.text})::int as known, count(*) filter (where ${moved.text})::int as moved from {employee} e`,
    [...known.values, ...moved.values],
  );
  return [
    { label: "reach.private", count: row!.known },
    { label: "reach.change", count: row!.moved },
    ...(ability.anyOf("browse", "EmployeeRegister") ? [{ label: "reach.register", count: null }] : []),
  ];
}
