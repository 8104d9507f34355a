import type { Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in this module. */
export async function disciplinaryUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ notes: number }>(
    sql`select count(*)::int as notes from {disciplinary_note} where published_at is not null`,
  );
  return [{ label: "use.notes", count: row!.notes }];
}
