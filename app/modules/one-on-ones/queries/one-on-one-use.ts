import type { Context } from "#app/platform/context/context.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in 1:1s: the series that run, and who meets. */
export async function oneOnOneUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ series: number; people: number }>(
    sql`select count(distinct s.id)::int as series, count(distinct p.id)::int as people
      from {one_on_one_series} s cross join lateral (values (s.organiser_id), (s.partner_id)) p (id) where s.archived_at is null`,
  );
  return [
    { label: "use.series", count: row!.series },
    { label: "use.people", count: row!.people },
  ];
}
