import { isInAudience } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** By person the first of a cycle's groups that they are in today; whoever is in none is left out. One statement. */
export async function groupsOfPeople(
  context: Context,
  { formGroups }: Pick<CycleSettings, "formGroups">,
  employeeIds: readonly string[],
): Promise<Map<string, string>> {
  if (formGroups.length === 0 || employeeIds.length === 0) return new Map();
  const rows = await context.rows<{ id: string; formGroup: string | null }>(
    sql`select e.id, ${await groupOfPerson(context, formGroups)} as "formGroup" from {employee} e
      where e.id = any(${employeeIds}::uuid[])`,
  );
  return new Map(rows.flatMap(({ id, formGroup }) => (formGroup ? [[id, formGroup] as const] : [])));
}

/** How many people a cycle that is launched today asks as each of its groups; null is who is in none. One statement. */
export async function peopleByGroup(
  context: Context,
  { formGroups, reviewees }: Pick<CycleSettings, "formGroups" | "reviewees">,
): Promise<Map<string | null, number>> {
  const rows = await context.rows<{ formGroup: string | null; people: number }>(
    sql`select ${await groupOfPerson(context, formGroups)} as "formGroup", count(*)::int as people
      from {employee} e where ${await isInAudience(context, reviewees, context.today())} group by 1`,
  );
  return new Map(rows.map(({ formGroup, people }) => [formGroup, people]));
}

/** The group of an employee called `e` as a value: the first they are in, else null. There must be a group. */
async function groupOfPerson(context: Context, formGroups: CycleSettings["formGroups"]): Promise<Sql> {
  const branches: Sql[] = [];
  for (const { id, audience } of formGroups)
    branches.push(sql`when ${await isInAudience(context, audience, context.today())} then ${id}::text`);
  return sql`case ${sql.join(branches, sql` `)} end`;
}
