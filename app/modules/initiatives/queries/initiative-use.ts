import type { Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in initiatives: the tasks that stand, and who owns one. */
export async function initiativeUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ tasks: number; owners: number }>(
    sql`select count(distinct i.id)::int as tasks, count(distinct p.employee_id)::int as owners
       from {initiative} i left join {initiative_person} p on p.initiative_id = i.id and p.owner_type = 'OWNER'
         where i.deleted_at is null`,
  );
  return [
    { label: "use.tasks", count: row!.tasks },
    { label: "use.owners", count: row!.owners },
  ];
}
