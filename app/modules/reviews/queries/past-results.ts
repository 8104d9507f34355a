import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** What somebody was rated in an earlier cycle: the option that stood when it was shared, in the words of that cycle. */
export type PastResult = { employeeId: string; cycleId: string; cycleName: string; label: string; score: number };

/** The latest three results that were shared with each of these people, other than of this cycle, the newest first. */
export function pastResults(
  context: Context,
  employeeIds: readonly string[],
  { exceptCycleId }: { exceptCycleId: string },
): Promise<PastResult[]> {
  return context.rows<PastResult>(
    sql`select * from (
        select r.employee_id as "employeeId", c.id as "cycleId", c.name as "cycleName", o->>'label' as label,
          (o->>'score')::float8 as score,
          row_number() over (partition by r.employee_id order by c.period_ends_on desc, r.id) as place
        from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id
          cross join lateral jsonb_array_elements(coalesce(c.settings->'calibration'->'options', '[]')) o
        where r.employee_id = any(${employeeIds}::uuid[]) and c.id <> ${exceptCycleId} and r.removed_at is null
          and r.shared_at is not null
          and o->>'id' = coalesce(r.settled_option, r.proposed_option)) latest
      where place <= 3 order by "employeeId", place`,
  );
}
