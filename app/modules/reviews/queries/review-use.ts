import type { Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in reviews. */
export async function reviewUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ cycles: number; forms: number }>(
    sql`select (select count(*)::int from {review_cycle}) as cycles, (select count(*)::int from {review_form}
      where status = 'SUBMITTED') as forms`,
  );
  return [
    { label: "use.cycles", count: row!.cycles },
    { label: "use.forms", count: row!.forms },
  ];
}
