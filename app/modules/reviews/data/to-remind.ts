import type { Context } from "#app/platform/context/context.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** True for the forms `f` of `r` whose reviewers the actor may remind now: who was reminded within a day is left in peace. */
export async function toRemindSql(context: Context): Promise<Sql> {
  const me = context.actor.employeeId;
  const runs = (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed;
  return sql`f.status <> 'SUBMITTED' and f.reviewer_id is not null and f.removed_at is null and r.removed_at is null
    and f.opens_on <= ${context.today()}::date
    and (f.reminded_at is null or f.reminded_at < ${daysAgo(context, 1)})
    and exists (select from {review_cycle} c where c.id = r.cycle_id and c.state = 'IN_PROGRESS')
    and (${runs} or r.manager_id = ${me}) and f.provider <> case when ${runs} then '' else 'UPWARD' end`;
}
