import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** The ids of everybody who reports to one of these people today, directly or not, without them themselves. */
export async function peopleBelow(context: Context, headIds: readonly string[]): Promise<Set<string>> {
  if (headIds.length === 0) return new Set();
  const today = context.today();
  const rows = await context.rows<{ id: string }>(
    sql`with recursive below(employee_id) as (
        select a.employee_id from {assignment} a where a.manager_id = any(${headIds}::uuid[]) and ${liveReportingLine(today)}
        union
        select a.employee_id from below b join {assignment} a on a.manager_id = b.employee_id and ${liveReportingLine(today)})
      select employee_id as id from below`,
  );
  return new Set(rows.map(({ id }) => id));
}
