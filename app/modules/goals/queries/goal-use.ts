import type { Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in goals: the goals that stand, and who owns one. */
export async function goalUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ goals: number; owners: number }>(
    sql`select count(distinct g.id)::int as goals, count(distinct o.employee_id)::int as owners
       from {goal} g left join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER' where g.deleted_at is null`,
  );
  return [
    { label: "use.goals", count: row!.goals },
    { label: "use.owners", count: row!.owners },
  ];
}
