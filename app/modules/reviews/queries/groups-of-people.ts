import { isInAudience } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import { sql } from "#tenancy/sql.ts";

/** By person the first of a cycle's groups that they are in today; whoever is in none is left out. One statement. */
export async function groupsOfPeople(
  context: Context,
  { formGroups }: Pick<CycleSettings, "formGroups">,
  employeeIds: readonly string[],
): Promise<Map<string, string>> {
  if (formGroups.length === 0 || employeeIds.length === 0) return new Map();
  const branches = [];
  for (const { id, audience } of formGroups)
    branches.push(sql`when ${await isInAudience(context, audience, context.today())} then ${id}`);
  const rows = await context.rows<{ id: string; formGroup: string | null }>(
    sql`select e.id, case ${sql.join(branches, sql` `)} end as "formGroup" from {employee} e
      where e.id = any(${employeeIds}::uuid[])`,
  );
  return new Map(rows.flatMap(({ id, formGroup }) => (formGroup ? [[id, formGroup] as const] : [])));
}
