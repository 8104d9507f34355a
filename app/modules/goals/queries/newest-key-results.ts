import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** For each of these people who own key results, the one that was written down last. */
export function newestKeyResults(
  context: Context,
  employeeIds: readonly string[],
): Promise<{ ownerId: string; goalId: string }[]> {
  return context.rows(
    sql`select distinct on (o.employee_id) o.employee_id as "ownerId", g.id as "goalId" from {goal_owner} o
      join {goal} g on g.id = o.goal_id
      where o.employee_id = any(${employeeIds}::uuid[]) and o.owner_type = 'OWNER' and g.kind = 'KEY_RESULT'
        and g.deleted_at is null and g.closure_status is null
      order by o.employee_id, g.created_at desc, g.id`,
  );
}
