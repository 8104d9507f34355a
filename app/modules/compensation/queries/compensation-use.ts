import type { Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in this module, to tell what switching it off would hide. */
export async function compensationUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ cycles: number }>(sql`select count(*)::int as cycles from {compensation_cycle}`);
  return [{ label: "use.cycles", count: row!.cycles }];
}
