import { isPresent, live, peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Somebody in a cycle whose manager today is not who is accountable for their review. */
export type MovedPerson = { revieweeId: string; employeeId: string; beforeId: string | null; afterId: string };

/** Of a cycle, people whose manager has changed since: results that were shared stay whose they are. */
export function peopleMoved(context: Context, cycleId: string, which: Sql = sql`true`): Promise<MovedPerson[]> {
  const today = context.today();
  return context.rows<MovedPerson>(
    sql`select r.id as "revieweeId", r.employee_id as "employeeId", r.manager_id as "beforeId", a.manager_id as "afterId"
      from {review_reviewee} r join {assignment} a on a.employee_id = r.employee_id and ${live("a", "REPORTING_LINE", today)}
     where r.cycle_id = ${cycleId} and r.removed_at is null and r.shared_at is null and a.manager_id is not null
       and a.manager_id is distinct from r.manager_id and a.manager_id <> r.employee_id
       and ${isPresent(sql`a.manager_id`, today)} and ${which} order by r.id limit 5000`,
  );
}

export type ManagerChangesShown = {
  moved: { revieweeId: string; employee: PersonSummary; before: PersonSummary | null; after: PersonSummary }[];
  total: number;
  /** The last change of managers that can be taken back. */
  latest: { actId: string; people: number; on: string } | null;
};

/** For who runs the cycle: who would be accountable for whom, and what was done last. */
export async function managerChangesShown(context: Context, cycleId: string): Promise<ManagerChangesShown> {
  const moved = await peopleMoved(context, cycleId);
  const shown = moved.slice(0, 20);
  const people = await peopleByIds(
    context,
    shown.flatMap(({ employeeId, beforeId, afterId }) => [employeeId, afterId, ...(beforeId ? [beforeId] : [])]),
  );
  const [latest] = await context.rows<{ actId: string; people: number; on: string }>(
    sql`select m.act_id as "actId", count(*)::int as people, max(m.changed_at)::date::text as "on"
      from {review_manager_change} m join {review_reviewee} r on r.id = m.reviewee_id
     where r.cycle_id = ${cycleId} and m.undone_at is null and r.shared_at is null and r.manager_id = m.after_id
     group by m.act_id order by max(m.changed_at) desc limit 1`,
  );
  return {
    moved: shown.flatMap(({ revieweeId, employeeId, beforeId, afterId }) => {
      const [employee, after] = [people.get(employeeId), people.get(afterId)];
      return employee && after ? [{ revieweeId, employee, after, before: people.get(beforeId ?? "") ?? null }] : [];
    }),
    total: moved.length,
    latest: latest ?? null,
  };
}
