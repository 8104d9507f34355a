import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Days somebody is on leave: from the first on, up to and without `until`. */
export type Leave = { readonly from: string; readonly until: string };

/** Who is on leave between two days, as known now, with the part of each leave that lies between them. */
export async function leavesBetween(context: Context, from: string, until: string): Promise<Map<string, Leave[]>> {
  const rows = await context.rows<Leave & { employeeId: string }>(
    sql`select a.employee_id as "employeeId", greatest(lower(a.valid), ${from}::date)::text as "from",
        least(coalesce(upper(a.valid), ${until}::date), ${until}::date)::text as until
      from {assignment} a where a.kind = 'STATUS' and a.status = 'ON_LEAVE' and a.superseded_at is null
        and a.valid && daterange(${from}::date, ${until}::date)
      order by a.employee_id, 2`,
  );
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}
