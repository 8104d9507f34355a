import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What switching the module off would hide. */
export async function engagementUse(context: Context): Promise<ModuleUse[]> {
  const row = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {survey} where deleted_at is null`,
  );
  return [{ label: "use.surveys", count: row?.count ?? 0 }];
}
