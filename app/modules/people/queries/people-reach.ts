import type { Ability } from "#app/platform/ability/ability.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Reach } from "#app/platform/contributions/room-access.ts";
import type { RightField } from "#app/platform/contributions/role-rules.ts";
import { employeeColumns } from "../data/employee-columns.ts";
import { factFields, privateFieldList } from "../rights.ts";
import { compileSql, sql, type Sql } from "#tenancy/sql.ts";

/** How many people the actor may know which private facts of, put right and move, in one statement. */
export async function peopleReach(context: Context): Promise<readonly Reach[]> {
  const ability = await context.ability();
  const columns = employeeColumns(context.today());
  const over = (action: string, field?: string) => rulesToSql(ability, action, "Employee", columns, field);
  const asked = [
    ...fieldsThat(ability, "view", privateFieldList).map((field) => ({
      label: "reach.private",
      field: field.label,
      where: over("view", field.name),
    })),
    ...fieldsThat(ability, "edit", factFields).map((field) => ({
      label: "reach.edit",
      field: field.label,
      where: over("edit", field.name),
    })),
    { label: "reach.change", where: over("change-assignment") },
  ];
  const counts = await countPeople(
    context,
    asked.map(({ where }) => where),
  );
  return [
    ...asked.map(({ where: _, ...reach }, index) => ({ ...reach, count: counts[index]! })),
    ...(ability.anyOf("browse", "EmployeeRegister") ? [{ label: "reach.register", count: null }] : []),
  ];
}

/** All of them as soon as one could be allowed, so that what reaches alike is told together. */
function fieldsThat(ability: Ability, action: string, fields: readonly RightField[]): readonly RightField[] {
  return ability.anyOf(action, "Employee") ? fields : [];
}

/** Fields mostly reach alike: each condition is counted once. */
async function countPeople(context: Context, wheres: readonly Sql[]): Promise<number[]> {
  const keys = wheres.map((where) => JSON.stringify(compileSql(where)));
  const unique = [...new Set(keys)];
  const parts = unique.map((key) => wheres[keys.indexOf(key)]!);
  const [row] = await context.rows<{ counts: number[] }>(
    sql`select array[${sql.join(parts.map((where) => sql`count(*) filter (where ${where})::int`))}] as counts from {employee} e`,
  );
  return keys.map((key) => row!.counts[unique.indexOf(key)]!);
}
