import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Somebody whose peers wait for the actor's approval. */
export type WaitingPeers = {
  cycleId: string;
  cycle: string;
  employee: PersonSummary;
  nominations: { id: string; person: PersonSummary }[];
};

/** As many as one press approves. */
const most = 100;

/** All peers who wait for the actor, by whom they were nominated for; to whoever looks through another's eyes none. */
export async function waitingPeers(context: Context): Promise<WaitingPeers[]> {
  if (context.viewedBy) return [];
  const rows = await context.rows<{
    id: string;
    nomineeId: string;
    employeeId: string;
    cycleId: string;
    cycle: string;
  }>(
    sql`select n.id, n.nominee_id as "nomineeId", r.employee_id as "employeeId", c.id as "cycleId", c.name as cycle
      from {review_nomination} n join {review_reviewee} r on r.id = n.reviewee_id
        join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS'
        join {employee} e on e.id = r.employee_id
      where r.manager_id = ${context.actor.employeeId} and r.removed_at is null and r.shared_at is null
        and n.status = 'PROPOSED'
      order by lower(e.display_name), r.id, n.created_at, n.id limit ${most}`,
  );
  const people = await peopleByIds(
    context,
    rows.flatMap(({ nomineeId, employeeId }) => [nomineeId, employeeId]),
  );
  return [...Map.groupBy(rows, ({ cycleId, employeeId }) => `${cycleId} ${employeeId}`).values()].map((of) => {
    const { cycleId, cycle, employeeId } = of[0]!;
    return {
      ...{ cycleId, cycle, employee: people.get(employeeId)! },
      nominations: of.map(({ id, nomineeId }) => ({ id, person: people.get(nomineeId)! })),
    };
  });
}
