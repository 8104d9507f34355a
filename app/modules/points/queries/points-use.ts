import type { Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in points: events, and sets of rules. */
export async function pointsUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ events: number; rules: number }>(
    sql`select (select count(*)::int from {shift_event} where withdrawn_at is null) as events,
      (select count(*)::int from {points_policy} where archived_at is null) as rules`,
  );
  return [
    { label: "use.events", count: row!.events },
    { label: "use.rules", count: row!.rules },
  ];
}
