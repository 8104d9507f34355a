import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export type GroupMember = { id: string; name: string; role: string | null; email: string; photo?: string | null };

/** Who calibrates in a group; who may see the group is the caller's to ask. */
export async function groupMembers(context: Context, groupId: string): Promise<GroupMember[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select employee_id as id from {calibration_member} where group_id = ${groupId}`,
  );
  const people = await peopleByIds(
    context,
    rows.map(({ id }) => id),
  );
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name));
}
