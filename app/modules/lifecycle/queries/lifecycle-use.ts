import type { Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in this room: journeys and templates. */
export async function lifecycleUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ journeys: number; templates: number }>(
    sql`select (select count(*)::int from {lifecycle_journey} where state <> 'WITHDRAWN') as journeys,
      (select count(*)::int from {lifecycle_template} where archived_at is null) as templates`,
  );
  return [
    { label: "use.journeys", count: row!.journeys },
    { label: "use.templates", count: row!.templates },
  ];
}
