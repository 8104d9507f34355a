import type { Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in development: people who were assessed, and plans that run. */
export async function developUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ people: number; plans: number }>(
    sql`select (select count(distinct employee_id)::int from {competency_assessment}) as people,
      (select count(*)::int from {growth_plan} where state <> 'CLOSED') as plans`,
  );
  return [
    { label: "use.people", count: row!.people },
    { label: "use.plans", count: row!.plans },
  ];
}
